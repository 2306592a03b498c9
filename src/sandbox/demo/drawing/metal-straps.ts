import { trim } from './geometry';
import { metalShade, type MetalName } from './metals';
import { definitions, linearGradient, linearGradientInPlace } from './paint';
import { halfWidthAt, strapPath, strapShading } from './strap-outline';
import type { Strap } from './watch-design';

type Kind<Name extends Strap['kind']> = Extract<Strap, { kind: Name }>;

/** Shares of the width that each column of links takes, and whether it is polished. */
const columnLayouts = {
  three: {
    height: 46,
    columns: [
      [0.29, false],
      [0.42, true],
      [0.29, false],
    ],
  },
  five: {
    height: 27,
    columns: [
      [0.24, false],
      [0.17, true],
      [0.18, true],
      [0.17, true],
      [0.24, false],
    ],
  },
  one: { height: 40, columns: [[1, false]] },
} as const;

export function drawBracelet({ metal, links, centre = metal }: Kind<'bracelet'>): string {
  const { height, columns } = columnLayouts[links];
  const rows = Array.from({ length: Math.ceil(1440 / height) }, (_, row) => {
    const y = trim(-720 + row * height);
    const width = halfWidthAt(y + height / 2) * 2;
    let x = -width / 2;
    return columns
      .map(([share, shiny], index) => {
        const link = drawLink(
          x,
          y,
          share * width,
          height,
          shiny ? 'link-centre' : 'link-side',
          index % 2 ? height / 2 : 0,
        );
        x += share * width;
        return link;
      })
      .join('');
  });
  return `${definitions(acrossMetal('link-side', metal, 0), acrossMetal('link-centre', centre, 0.12), linkCurve())}<path d="${strapPath(1)}" fill="${metalShade(metal, 0.06)}"/>${rows.join('')}${strapShading(0.42)}`;
}

function drawLink(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  shift: number,
): string {
  const box = `x="${trim(x + 1.2)}" y="${trim(y + shift + 1.2)}" width="${trim(width - 2.4)}" height="${trim(height - 2.4)}" rx="5"`;
  return `<rect ${box} fill="url(#${fill})"/><rect ${box} fill="url(#link-curve)"/>`;
}

function acrossMetal(id: string, metal: MetalName, lift: number): string {
  const at = (offset: number, brightness: number) =>
    [offset, metalShade(metal, brightness + lift)] as const;
  return linearGradientInPlace(
    id,
    [-140, 0, 140, 0],
    [
      at(0, 0.4),
      at(0.14, 0.74),
      at(0.27, 0.95),
      at(0.4, 0.52),
      at(0.55, 0.84),
      at(0.7, 0.5),
      at(0.86, 0.62),
      at(1, 0.28),
    ],
  );
}

/** Each link is rounded from top to bottom. */
function linkCurve(): string {
  return linearGradient(
    'link-curve',
    [0, 0, 0, 1],
    [
      [0, '#000000', 0.38],
      [0.14, '#ffffff', 0.6],
      [0.34, '#ffffff', 0.2],
      [0.62, '#000000', 0.1],
      [0.9, '#000000', 0.34],
      [1, '#000000', 0.6],
    ],
  );
}

/** Milanese mesh: rows of fine loops, every other one shifted by half. */
export function drawMesh({ metal }: Kind<'mesh'>): string {
  const light = metalShade(metal, 0.9);
  const middle = metalShade(metal, 0.62);
  const dark = metalShade(metal, 0.2);
  const loop = (x: number, y: number) =>
    `<path d="M${x} ${y}l6 7" stroke="${dark}" stroke-width="6"/><path d="M${x} ${y - 0.6}l6 7" stroke="${middle}" stroke-width="4.4"/><path d="M${x} ${y - 1.4}l5 6" stroke="${light}" stroke-width="1.5"/>`;
  const back = (x: number, y: number) =>
    `<path d="M${x} ${y}l-6 7" stroke="${dark}" stroke-width="6"/><path d="M${x} ${y - 0.6}l-6 7" stroke="${middle}" stroke-width="4.4"/><path d="M${x - 1} ${y - 0.4}l-5 6" stroke="${light}" stroke-width="1.5"/>`;
  const pattern = `<pattern id="mesh" width="16" height="18" patternUnits="userSpaceOnUse"><rect width="16" height="18" fill="${dark}"/><g stroke-linecap="round">${loop(1, 1)}${back(15, 10)}${loop(9, 1)}${back(7, 10)}</g></pattern>`;
  return `${definitions(pattern, acrossMetal('mesh-light', metal, 0.05))}<path d="${strapPath(-2)}" fill="${metalShade(metal, 0.2)}"/><path d="${strapPath(2)}" fill="url(#mesh)"/><path d="${strapPath(2)}" fill="url(#mesh-light)" opacity="0.32"/>${strapShading(0.7)}`;
}
