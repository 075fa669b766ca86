/** What the evening is drawn with: the lamplit room, ledges, the tunnel, lanterns, the cuckoo and its clock. */
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { sketch } from '../../pieces.ts';

const ink = (width: number) => `stroke="${palette.ink}" stroke-width="${width}"`;
const box = (inset: number, w: number, h: number, r: number, more: string) =>
  `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${r}" ${more}/>`;

/** A look into a shop through its window, by lamplight. */
export function windowArt(width: number, height: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  const step = 34;
  const stripes = Array.from(
    { length: Math.ceil(w / step) },
    (_, i) => `<rect x="${10 + i * step}" y="9" width="${step / 2}" height="${h - 18}"/>`,
  );
  return sketch(`window-${w}x${h}`, w, h, () =>
    [
      '<defs><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">',
      `<stop offset="0" stop-color="${palette.woodLight}"/><stop offset="1" stop-color="${palette.woodDark}"/></linearGradient>`,
      '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c98a6a"/><stop offset="1" stop-color="#8a5560"/></linearGradient>',
      '<radialGradient id="lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe6a0" stop-opacity="0"/></radialGradient>',
      `<clipPath id="in">${box(9, w, h, 12, '')}</clipPath></defs>`,
      box(2, w, h, 18, `fill="url(#wood)" ${ink(4)}`),
      box(9, w, h, 12, 'fill="url(#wall)"'),
      `<g clip-path="url(#in)"><g fill="#fff0c8" opacity=".09">${stripes.join('')}</g>`,
      `<rect x="9" y="9" width="${w - 18}" height="${h - 18}" fill="url(#lamp)"/></g>`,
      box(9, w, h, 12, `fill="none" ${ink(3)}`),
      `<path d="M22 6H${w - 22}" stroke="${palette.woodShine}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    ].join(''),
  );
}

/** The same room once the lamp is out, blue in the moonlight; it goes behind everything that stands in the room. */
export function nightArt(width: number, height: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  return sketch(`night-${w}x${h}`, w, h, () =>
    [
      '<defs><linearGradient id="blue" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6a70c0"/><stop offset="1" stop-color="#4c4796"/></linearGradient>',
      '<radialGradient id="moon" cx=".3" cy="0" r=".9"><stop offset="0" stop-color="#cfd4ff" stop-opacity=".4"/><stop offset="1" stop-color="#cfd4ff" stop-opacity="0"/></radialGradient></defs>',
      box(10.5, w, h, 11, 'fill="url(#blue)"'),
      box(10.5, w, h, 11, 'fill="url(#moon)"'),
    ].join(''),
  );
}

/** The dark over everything in the room. */
export function darkArt(width: number, height: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  return sketch(`dark-${w}x${h}`, w, h, () => box(10.5, w, h, 11, 'fill="#241f5a" fill-opacity=".1"'));
}

/** A lamp on its chain; lit until the imps are home. */
export function lampArt(lit: boolean): Art {
  return sketch(`evening-lamp-${lit}`, 120, 130, () =>
    [
      '<defs><radialGradient id="shine"><stop offset="0" stop-color="#fff3b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffcf6a" stop-opacity="0"/></radialGradient></defs>',
      lit ? '<circle cx="60" cy="84" r="58" fill="url(#shine)"/>' : '',
      `<path d="M60 0v44" ${ink(5)}/>`,
      `<circle cx="60" cy="86" r="14" fill="${lit ? '#fff3b0' : '#6d6a98'}" ${ink(4)}/>`,
      `<path d="M26 82q4-42 34-42t34 42q-34 10-68 0z" fill="${lit ? '#e2653a' : '#6d3a62'}" ${ink(5)} stroke-linejoin="round"/>`,
      '<path d="M38 68q6-16 20-18" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>',
    ].join(''),
  );
}

/** A pane in the back wall: the last light, later the moon. */
export function paneArt(night: boolean): Art {
  return sketch(`evening-pane-${night}`, 140, 140, () =>
    [
      `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night ? '#1d1a44' : '#7f6ab8'}"/><stop offset="1" stop-color="${night ? '#4a4a94' : '#ffc890'}"/></linearGradient></defs>`,
      '<clipPath id="round"><circle cx="70" cy="70" r="58"/></clipPath>',
      '<circle cx="70" cy="70" r="60" fill="url(#sky)"/><g clip-path="url(#round)">',
      night
        ? '<path d="M84 36a30 30 0 1 0 20 44 26 26 0 0 1-20-44z" fill="#fff6c8"/><g fill="#fff6c8"><circle cx="34" cy="54" r="3"/><circle cx="52" cy="30" r="2.500"/><circle cx="40" cy="96" r="2.500"/></g>'
        : '<circle cx="92" cy="104" r="24" fill="#ffe9a8"/><path d="M12 96q30-22 58-4t60-6v40H16z" fill="#56618f"/>',
      `</g><path d="M70 10v120M10 70h120" ${ink(9)}/><path d="M70 10v120M10 70h120" stroke="${palette.wood}" stroke-width="4"/>`,
      `<circle cx="70" cy="70" r="60" fill="none" ${ink(15)}/><circle cx="70" cy="70" r="60" fill="none" stroke="${palette.wood}" stroke-width="8"/>`,
    ].join(''),
  );
}

/** A basket of straw for whoever moves in one day. */
export function nestArt(): Art {
  return sketch('evening-nest', 160, 70, () =>
    [
      `<path d="M14 30q66 26 132 0l-12 34q-54 12-108 0z" fill="${palette.wood}" ${ink(5)} stroke-linejoin="round"/>`,
      `<g fill="none" stroke="${palette.woodGroove}" stroke-width="4"><path d="M40 42l-6 22M66 46l-2 22M94 46l2 22M120 42l6 22"/></g>`,
      `<ellipse cx="80" cy="28" rx="66" ry="20" fill="#f3cd62" ${ink(5)}/>`,
      '<path d="M34 26l20 6M60 18l10 14M92 16l-6 16M122 22l-22 8M70 38l24-2" fill="none" stroke="#c4913a" stroke-width="4" stroke-linecap="round"/>',
    ].join(''),
  );
}

/** A plank that pets sit on. */
export function ledgeArt(width: number): Art {
  const w = Math.round(width);
  return sketch(`ledge-${w}`, w, 16, () =>
    [
      `<rect x="2" y="2" width="${w - 4}" height="11" rx="5" fill="${palette.wood}" ${ink(3)}/>`,
      `<path d="M9 6H${w - 9}" stroke="${palette.woodShine}" stroke-width="2.500" stroke-linecap="round" opacity=".7"/>`,
    ].join(''),
  );
}

/** The way into the burrow. */
export function eveningTunnel(): Art {
  return sketch('evening-tunnel', 120, 150, () =>
    [
      '<defs><linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b1420"/><stop offset="1" stop-color="#5a3328"/></linearGradient></defs>',
      `<path d="M4 148V62C4 26 28 4 60 4s56 22 56 58v86z" fill="#8d8088" ${ink(5)}/>`,
      `<path d="M24 148V66c0-24 15-40 36-40s36 16 36 40v82z" fill="url(#deep)" ${ink(4)}/>`,
      `<g fill="none" stroke="#5f5264" stroke-width="4" stroke-linecap="round"><path d="M60 6v19M32 15l9 17M88 15l-9 17M12 38l14 12M108 38l-14 12M5 76h18M115 76H97M5 112h18M115 112H97"/></g>`,
      `<path d="M26 20q12-10 26-11" fill="none" stroke="#cfc3bd" stroke-width="5" stroke-linecap="round"/>`,
      `<path d="M40 146q20-10 40 0" fill="none" stroke="#7a4a34" stroke-width="4" stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** A lantern as imps carry it home. */
export function lanternArt(): Art {
  return sketch('lantern', 64, 84, () =>
    [
      '<defs><radialGradient id="glow"><stop offset="0" stop-color="#fff3b0"/><stop offset=".5" stop-color="#ffcf6a" stop-opacity=".7"/><stop offset="1" stop-color="#ffcf6a" stop-opacity="0"/></radialGradient></defs>',
      '<circle cx="32" cy="50" r="32" fill="url(#glow)"/>',
      `<path d="M22 26q0-18 10-18t10 18" fill="none" ${ink(5)} stroke-linecap="round"/>`,
      `<path d="M18 34l6-8h16l6 8z" fill="#8d8088" ${ink(4)} stroke-linejoin="round"/>`,
      `<rect x="18" y="34" width="28" height="32" rx="6" fill="#ffe27a" ${ink(4)}/>`,
      '<path d="M32 60c-8 0-9-8-4-13 1 4 4 3 3-5 7 4 11 17 1 18z" fill="#ff8a4c"/>',
      `<path d="M16 68h32" ${ink(7)} stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** The clock without its bird. */
export function clockArt(): Art {
  return sketch('cuckoo-clock', 120, 156, () =>
    [
      `<path d="M40 118v22M80 118v30" ${ink(4)}/><path d="M32 138q8-12 16 0l-3 14H35z" fill="#86c455" ${ink(4)}/><path d="M72 140q8-12 16 0l-3 14H75z" fill="#86c455" ${ink(4)}/>`,
      `<path d="M20 56h80v66H20z" fill="${palette.wood}" ${ink(5)} stroke-linejoin="round"/>`,
      `<path d="M60 4L110 52l-8 10-42-40-42 40-8-10z" fill="#a8243a" ${ink(5)} stroke-linejoin="round"/>`,
      `<path d="M46 62V48l14-14 14 14v14z" fill="#2b1420" ${ink(4)} stroke-linejoin="round"/>`,
      `<circle cx="60" cy="92" r="24" fill="${palette.parchmentLight}" ${ink(4)}/>`,
      `<path d="M60 92V76M60 92l11 6" ${ink(4)} stroke-linecap="round"/>`,
      `<g fill="${palette.ink}"><circle cx="60" cy="73" r="2"/><circle cx="60" cy="111" r="2"/><circle cx="41" cy="92" r="2"/><circle cx="79" cy="92" r="2"/></g>`,
    ].join(''),
  );
}

/** The bird that comes out of it. */
export function cuckooArt(): Art {
  return sketch('cuckoo', 64, 56, () =>
    [
      `<path d="M12 40c0-16 8-30 22-30s20 12 20 22c0 14-10 20-22 20S12 50 12 40z" fill="#8fb0f0" ${ink(4)}/>`,
      `<path d="M52 28l11 4-11 7z" fill="#ffcb45" ${ink(3.5)} stroke-linejoin="round"/>`,
      `<circle cx="42" cy="24" r="6" fill="#fffdf2" ${ink(3)}/><circle cx="43.500" cy="24" r="2.500" fill="#2b1420"/>`,
      `<path d="M20 36q10 12 20 2" fill="none" stroke="#5f7fc8" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="M30 10q-2-8 4-8M35 9q2-6 7-4" fill="none" ${ink(3.5)} stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** A chamber of the storage; the last one is where food spoils. */
export function chamberArt(size: number, isLast: boolean): Art {
  const s = Math.round(size);
  return sketch(`chamber-${s}-${isLast}`, s, s, () => {
    const r = Math.max(6, s * 0.16);
    const edge = isLast ? `stroke="#a82c3a" stroke-width="3" stroke-dasharray="7 5"` : ink(3);
    return box(2, s, s, r, `fill="${isLast ? '#f6ddc8' : palette.parchment}" ${edge}`);
  });
}
