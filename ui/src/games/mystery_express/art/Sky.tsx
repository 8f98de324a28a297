// The night: stars, moon, mountains, and the light that shines out of the windows.
// Each star is a dot of no length; its size and its brightness are those of its row.
const STARS: [size: number, light: number, dots: string][] = [
  [1.4, 0.4, "M381 173h0M520 145h0M136 3h0M681 3h0M36 161h0M22 18h0M1333 9h0M532 7h0M398 9h0M387 5h0M1129 181h0M764 3h0"],
  [1.4, 0.7, "M1289 150h0M268 198h0M1181 6h0M637 13h0M701 172h0M458 168h0M32 14h0M1073 189h0M939 167h0M271 149h0M377 6h0"],
  [1.4, 0.9, "M962 166h0M863 4h0M1225 125h0M25 22h0M50 11h0M236 129h0M405 176h0M447 5h0M686 133h0M780 142h0M249 18h0M1111 22h0M1378 6h0M873 161h0"],
  [1.8, 0.4, "M206 123h0M790 8h0M258 10h0M1087 21h0M173 24h0M1018 200h0M429 133h0M1011 156h0M39 133h0M700 169h0M835 162h0M1238 8h0"],
  [1.8, 0.7, "M1153 6h0M528 194h0M417 124h0M510 4h0M1118 14h0M131 11h0M1164 180h0M946 128h0"],
  [1.8, 0.9, "M1103 121h0M497 192h0M522 166h0M1023 117h0M236 169h0M1421 174h0M171 19h0M557 14h0M928 9h0M799 155h0M1308 182h0M1009 159h0M500 22h0M1436 19h0M863 20h0"],
  [2.6, 0.4, "M1260 23h0M121 4h0M950 13h0M1311 12h0M936 151h0M1396 140h0M928 191h0M1134 165h0M1005 12h0M922 13h0M179 18h0M753 12h0M649 140h0M1192 181h0M846 19h0M1292 20h0"],
  [2.6, 0.7, "M861 116h0M828 24h0M410 9h0M1097 6h0M465 152h0M1285 139h0"],
  [2.6, 0.9, "M926 175h0M388 181h0M40 139h0M150 5h0M1250 10h0M563 168h0M64 11h0M575 161h0M1061 172h0M176 172h0M56 121h0M1403 3h0M732 130h0M1288 15h0M698 11h0M327 133h0"],
];

export function Sky() {
  return (
    <svg class="me-sky" viewBox="0 0 1440 352" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="me-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0a1122" />
          <stop offset=".38" stop-color="#21386b" />
          <stop offset=".72" stop-color="#6076ae" />
          <stop offset="1" stop-color="#6a78a8" />
        </linearGradient>
        <linearGradient id="me-warm" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe7a6" />
          <stop offset="1" stop-color="#f0b95a" />
        </linearGradient>
        <linearGradient id="me-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8d7a63" />
          <stop offset="1" stop-color="#5d5262" />
        </linearGradient>
      </defs>
      <path d="M0-400h1440v752H0z" fill="#0a1122" />
      <path d="M0 0h1440v352H0z" fill="url(#me-night)" />
      <g stroke="#f4ead5" stroke-linecap="round">
        {STARS.map(([size, light, dots]) => (
          <path key={`${size} ${light}`} d={dots} stroke-width={size} opacity={light} />
        ))}
      </g>
      <g class="moon" transform="translate(1288 176)">
        <circle r="40" fill="#f4e3b0" />
        <circle r="50" fill="none" stroke="#f0cf7a" opacity=".4" />
        <circle r="60" fill="none" stroke="#f0cf7a" opacity=".22" />
        <path d="M-14-16a7 7 0 1 0 .1 0M12 4a10 10 0 1 0 .1 0M-8 14a4 4 0 1 0 .1 0" fill="#dfc88a" opacity=".5" />
      </g>
      <path
        d="M0 240l70-60 50 40 96-84 70 62 60-34 110 76 90-84 66 58 64-40 110 70 84-80 70 60 90-74 96 80 80-50 94 60 90-56 50 30v160H0z"
        fill="#1c2f5e"
      />
      <path
        d="M192 157l24-21 26 23-14-4-10 9-9-8zM482 163l24-23 22 19-13-3-10 8-8-7zM804 180l26-24 24 21-15-3-10 8-9-8zM1056 174l26-22 24 20-14-3-11 8-8-7z"
        fill="#5f78b4"
        opacity=".7"
      />
      <path
        d="M0 276c90-50 180-10 280-30s180-40 300-6 220-30 340-8 200-26 300 0 160-6 220-10v130H0z"
        fill="#121f42"
      />
      <path d="M0 318h1440v34H0z" fill="#0c1326" />
    </svg>
  );
}
