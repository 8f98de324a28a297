// What stands in each car, drawn in a window of 184 × 92.
import type { ComponentType } from "preact";

const lounge = () => (
  <>
    <path d="M61 0v10h2V0z" />
    <path class="lampe" d="M53 20c0-7 4-10 9-10s9 3 9 10z" />
    <path d="M121 0v10h2V0z" />
    <path class="lampe" d="M113 20c0-7 4-10 9-10s9 3 9 10z" />
    <path d="M22 58h140v6h-4v28H26V64h-4z" />
    <path class="cut" d="M36 69h26v18H36zM70 69h26v18H70zM104 69h26v18h-26z" />
    <path d="M30 30h124v3H30z" />
    <path d="M36 30V18c0-2 2-2 2-5h3c0 3 2 3 2 5v12zM48 30V20c0-2 2-3 2-6h3c0 3 2 4 2 6v10zM84 30V16h8v14zM96 30V18c0-2 2-2 2-5h3c0 3 2 3 2 5v12zM108 30v-9h8v9zM138 30V20c0-2 2-3 2-6h3c0 3 2 4 2 6v10z" />
    <path d="M50 44h16l-7 8v4h4v2H53v-2h4v-4z" />
    <path d="M4 92l3-22H2v-4h18v4h-5l3 22h-3l-1-9H9l-1 9zM169 92l3-22h-5v-4h16v4h-4l3 22h-3l-1-9h-5l-1 9z" />
  </>
);

const club = () => (
  <>
    <path d="M39 0v10h2V0z" />
    <path class="lampe" d="M31 20c0-7 4-10 9-10s9 3 9 10z" />
    <path d="M139 0v10h2V0z" />
    <path class="lampe" d="M131 20c0-7 4-10 9-10s9 3 9 10z" />
    <path d="M6 92V70c0-5 8-5 8 0v6h46v-6c0-5 8-5 8 0v22h-5v-5H11v5z" />
    <path d="M12 74V60c0-6 4-8 8-8h34c5 0 8 2 8 8v14z" opacity=".75" />
    <path d="M104 92V64h50c6 0 8-8 18-8 6 0 8 4 8 9v8h-6v19h-4V74h-58v18z" />
    <path d="M106 62h48l18-30 3 2-15 26h-4l-2 4h-48z" />
    <path d="M112 60h30v-3h-30z" opacity=".5" />
    <path d="M82 92v-8h14v8zM88 84V66h2v18zM89 68c-10-4-14-12-14-18 8 2 12 8 14 14 2-8 6-12 14-14 0 8-5 14-14 18zM89 62c-3-6-3-14 0-20 3 6 3 14 0 20z" />
  </>
);

const dining = () => (
  <>
    <path d="M14 92V60c0-4 5-4 5 0v14h15v18h-4V78H18v14zM170 92V60c0-4-5-4-5 0v14h-15v18h4V78h14v14z" />
    <path d="M74 92V60c0-4-5-4-5 0v14H54v18h4V78h12v14zM110 92V60c0-4 5-4 5 0v14h15v18h-4V78h-12v14z" />
    <path d="M26 66h36v4h-4l2 16H28l2-16h-4zM122 66h36v4h-4l2 16h-32l2-16h-4z" />
    <path d="M34 64c0-6 4-9 10-9s10 3 10 9zM42 55c0-3 4-3 4 0z" />
    <path d="M138 66v-8h4v8zM132 58l3-10h10l3 10z" class="lampe2" />
    <path d="M86 92h12V70h-2l4-22H84l4 22h-2z" />
    <path d="M82 48c0-6 4-8 10-8s10 2 10 8z" opacity=".8" />
    <path d="M10 8h40v30H10zM134 8h40v30h-40z" opacity=".25" />
    <path d="M10 8c14 4 14 20 4 30h-4zM50 8c-14 4-14 20-4 30h4zM134 8c14 4 14 20 4 30h-4zM174 8c-14 4-14 20-4 30h4z" opacity=".7" />
  </>
);

const smoking = () => (
  <>
    <path d="M91 0v10h2V0z" />
    <path class="lampe" d="M83 20c0-7 4-10 9-10s9 3 9 10z" />
    <path d="M12 92V66c0-10 4-14 12-14s10 4 10 12v8h18c6 0 8 3 8 8v12h-6v-4H18v4z" />
    <path d="M172 92V66c0-10-4-14-12-14s-10 4-10 12v8h-18c-6 0-8 3-8 8v12h6v-4h36v4z" />
    <path d="M78 66h28v4H94v18h8v4H82v-4h8V70H78z" />
    <path d="M84 60h14c2 0 3 2 2 4l-1 2H84c-2-2-2-4 0-6zM98 61l10-8 1 2-9 9z" />
    <g fill="none" stroke="currentColor" stroke-width="2" opacity=".6" stroke-linecap="round">
      <path d="M90 56c-5-6 5-9 0-16s4-8 1-14M98 50c-4-5 4-8 0-13" />
    </g>
    <path d="M4 20h30v24H4zM150 20h30v24h-30z" opacity=".35" />
    <path d="M8 40l8-12 6 8 4-5 6 9zM154 40l7-9 6 6 5-10 6 13z" opacity=".5" />
  </>
);

const sleeping = () => (
  <>
    <path d="M6 92V10h4v20h72V10h4v82h-4v-8H10v8z" />
    <path class="cut" d="M10 36h72v14H10zM10 66h72v12H10z" opacity=".5" />
    <path d="M12 30c0-6 3-8 8-8h10c4 0 6 3 6 8zM12 64c0-6 3-8 8-8h10c4 0 6 3 6 8z" opacity=".9" />
    <path d="M36 30c6-6 32-6 44 0zM36 64c6-6 32-6 44 0z" />
    <path d="M90 92V28h3v64zM101 92V28h3v64zM92 38h10v3H92zM92 52h10v3H92zM92 66h10v3H92zM92 80h10v3H92z" />
    <path d="M112 10h66v4h-66z" />
    <path d="M116 14h22c0 30-4 50-14 78h-10c4-30 4-52 2-78zM174 14h-18c0 24 4 50 10 78h10c-2-30-3-52-2-78z" opacity=".85" />
    <path d="M134 92V76h20v16zM139 76v-4h10v4z" />
  </>
);

const passenger = () => (
  <>
    <path d="M6 12h76v3H6zM102 12h76v3h-76z" />
    <path d="M12 12V3h22v9zM40 12V1h16v11zM60 12V5h14v7zM110 12V2h26v10zM144 12V5h20v7z" />
    <path d="M8 92V50c0-8 10-8 11 0l2 22h20c6 0 7 4 7 8v12h-4v-5H12v5zM88 92V50c0-8-10-8-11 0l-2 22H56v20h4v-5h24v5z" />
    <path d="M96 92V50c0-8 10-8 11 0l2 22h20v20h-4v-5h-25v5zM176 92V50c0-8-10-8-11 0l-2 22h-20c-6 0-7 4-7 8v12h4v-5h32v5z" />
    <path d="M24 20h44v22H24zM116 20h44v22h-44z" opacity=".25" />
    <path d="M90 92V18h4v74z" opacity=".6" />
  </>
);

/** By the name of the car. */
export const FURNITURE: Record<string, ComponentType> = { lounge, club, dining, smoking, sleeping, passenger };

/** The cars from the last to the first behind the locomotive. */
export const TRAIN_ORDER = ["lounge", "club", "dining", "smoking", "sleeping", "passenger"];
