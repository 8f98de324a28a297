// A red seal beside what was hidden: the truth, once it is out.
export function Seal({ says }: { says?: string }) {
  return (
    <svg class="me-seal" viewBox="0 0 20 20" role={says ? "img" : undefined} aria-label={says} aria-hidden={says ? undefined : "true"}>
      <path d="M10 1l2.200 1.900 2.900-.300 1 2.700 2.600 1.300-.500 2.900 1.300 2.600-2.100 2-.200 2.900-2.900.500L12.600 19 10 17.700 7.400 19l-1.700-2.500-2.900-.500-.200-2.900-2.100-2 1.300-2.600-.500-2.900L3.900 5.300l1-2.700 2.900.300z" />
      <path class="me-tick" d="M6 10.300l2.800 2.800L14.300 7" />
    </svg>
  );
}
