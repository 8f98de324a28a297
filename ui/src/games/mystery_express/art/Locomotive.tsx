// The locomotive, with its smoke.
export function Locomotive() {
  return (
    <svg class="me-loco" viewBox="0 0 216 176" aria-hidden="true">
      <path d="M-4 134h30v5H-4z" fill="#0a0c14" />
      <g fill="#dfe5f0">
      <circle cx="160" cy="6" r="11" />
      <circle cx="142" cy="-6" r="14" opacity=".92" />
      <circle cx="118" cy="-14" r="16" opacity=".8" />
      <circle cx="92" cy="-18" r="14" opacity=".6" />
      <circle cx="70" cy="-20" r="10" opacity=".4" />
      </g>
      <path d="M2 142V40h50v102z" fill="#14192b" />
      <path d="M-2 34h62l-4 8H2z" fill="#c9a24b" />
      <path d="M12 52h28v30H12z" fill="#ffd98a" />
      <path d="M16 82c0-14 4-18 8-19-3-2-3-9 1-10l7 0c2 3 1 8-1 10 5 1 7 6 7 19z" fill="#14192b" />
      <path d="M52 62h116c16 0 24 14 24 30s-8 30-24 30H52z" fill="#1c2440" />
      <path d="M52 62h116c16 0 24 14 24 30H52z" fill="#26325a" />
      <path d="M52 122h134v20H52z" fill="#14192b" />
      <g fill="#c9a24b">
      <path d="M74 62h4v60h-4zM110 62h4v60h-4zM146 62h4v60h-4z" />
      <path d="M2 118h184v2.5H2z" />
      </g>
      <path d="M150 62l3-36h22l3 36z" fill="#14192b" />
      <path d="M148 20h32v8h-32z" fill="#c9a24b" />
      <path d="M84 62c0-12 4-18 12-18s12 6 12 18z" fill="#c9a24b" />
      <path d="M122 62V50h12v12z" fill="#14192b" />
      <path d="M120 46h16v5h-16z" fill="#c9a24b" />
      <circle cx="192" cy="92" r="15" fill="#c9a24b" />
      <circle cx="192" cy="92" r="11.5" fill="#fff6d5" />
      <path d="M186 142h12l16 24h-34z" fill="#7d1f2f" />
      <path d="M186 142h12l16 24" fill="none" stroke="#c9a24b" stroke-width="1.5" />
      <path d="M192 128h20v8h-20z" fill="#14192b" />
      <path d="M210 124h4v16h-4z" fill="#c9a24b" />
      <g fill="#14192b" stroke="#c9a24b" stroke-width="3">
      <circle cx="66" cy="146" r="21" />
      <circle cx="112" cy="146" r="21" />
      <circle cx="156" cy="150" r="15" />
      </g>
      <path stroke="#c9a24b" stroke-width="1.3" d="M66 146L86.0 146.0M66 146L80.1 160.1M66 146L66.0 166.0M66 146L51.9 160.1M66 146L46.0 146.0M66 146L51.9 131.9M66 146L66.0 126.0M66 146L80.1 131.9M112 146L132.0 146.0M112 146L126.1 160.1M112 146L112.0 166.0M112 146L97.9 160.1M112 146L92.0 146.0M112 146L97.9 131.9M112 146L112.0 126.0M112 146L126.1 131.9" />
      <path d="M60 142h62v7H60z" fill="#f0cf7a" />
      <g class="wh">
      <circle cx="20" cy="157" r="11" />
      <circle cx="20" cy="157" r="3.5" class="hub" />
      </g>
    </svg>
  );
}
