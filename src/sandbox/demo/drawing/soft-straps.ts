import { darken, lighten } from './colour';
import { trim } from './geometry';
import { metalShade } from './metals';
import { definitions } from './paint';
import { randomStream } from './random';
import { halfWidthAt, strapEdge, strapPath, strapShading } from './strap-outline';
import type { Strap } from './watch-design';

type Kind<Name extends Strap['kind']> = Extract<Strap, { kind: Name }>;

export function drawLeather({ colour, thread, grain = 'smooth' }: Kind<'leather'>): string {
  const surface = { smooth: pores, alligator: scales, suede: nap }[grain](colour);
  return `<path d="${strapPath(-2)}" fill="${darken(colour, 0.55)}"/><path d="${strapPath(2)}" fill="${colour}"/>${definitions(`<clipPath id="strap-clip"><path d="${strapPath(2)}"/></clipPath>`)}<g clip-path="url(#strap-clip)">${surface}</g>${strapShading(grain === 'suede' ? 0.7 : 1)}${thread ? stitches(thread, colour) : ''}`;
}

function stitches(thread: string, leather: string): string {
  const edges = strapEdge(-1, 17) + strapEdge(1, 17);
  return `<g fill="none" stroke-linecap="round"><path d="${edges}" stroke="${darken(leather, 0.5)}" stroke-width="6" opacity="0.55"/><path d="${edges}" stroke="#000" stroke-width="4" stroke-dasharray="15 11" opacity="0.4" transform="translate(1.5 2)"/><path d="${edges}" stroke="${thread}" stroke-width="4" stroke-dasharray="15 11"/></g>`;
}

function pores(colour: string): string {
  const random = randomStream(3);
  const marks = Array.from({ length: 420 }, () => {
    const x = trim((random() - 0.5) * 280);
    const y = trim((random() - 0.5) * 1400);
    return `M${x} ${y}l${trim(2 + random() * 5)} ${trim((random() - 0.5) * 5)}`;
  });
  const half = marks.length / 2;
  return `<g stroke-width="1.6" stroke-linecap="round"><path d="${marks.slice(half).join('')}" stroke="${darken(colour, 0.45)}" opacity="0.4"/><path d="${marks.slice(0, half).join('')}" stroke="${lighten(colour, 0.3)}" opacity="0.3"/></g>`;
}

function nap(colour: string): string {
  const random = randomStream(5);
  const strokes = Array.from({ length: 900 }, () => {
    const x = trim((random() - 0.5) * 280);
    const y = trim((random() - 0.5) * 1400);
    return `M${x} ${y}l${trim(3 + random() * 4)} ${trim(4 + random() * 6)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${lighten(colour, 0.22)}" stroke-width="2" opacity="0.35"/>`;
}

/** Rows of square scales down the middle, smaller ones towards the sides. */
function scales(colour: string): string {
  const random = randomStream(9);
  const columns: [number, number][] = [
    [-138, 34],
    [-104, 30],
    [-74, 46],
    [-28, 56],
    [28, 46],
    [74, 30],
    [104, 34],
  ];
  const cells: string[] = [];
  for (let y = -720; y < 720;) {
    const height = 34 + random() * 12;
    for (const [x, width] of columns) {
      const lift = random() * 0.14;
      const shift = (random() - 0.5) * 6;
      cells.push(
        `<rect x="${trim(x + 2)}" y="${trim(y + shift + 2)}" width="${width - 4}" height="${trim(height - 4)}" rx="9" fill="${lighten(colour, 0.05 + lift)}"/>`,
      );
    }
    y += height;
  }
  return `<rect x="-150" y="-740" width="300" height="1480" fill="${darken(colour, 0.38)}"/>${cells.join('')}`;
}

export function drawRubber({ colour, surface }: Kind<'rubber'>): string {
  const relief = { ridged: ridges, tropic: holes, smooth: () => groove() }[surface](colour);
  return `<path d="${strapPath(-1)}" fill="${darken(colour, 0.6)}"/><path d="${strapPath(1)}" fill="${colour}"/>${relief}${strapShading(0.75)}`;
}

function eachRow(step: number, draw: (y: number, row: number) => string): string {
  const count = Math.floor(1440 / step);
  return Array.from({ length: count }, (_, row) => draw(trim(-720 + row * step), row)).join('');
}

function ridges(colour: string): string {
  const ridge = eachRow(58, (y) => {
    const half = halfWidthAt(y) - 26;
    return `<rect x="${-half}" y="${y}" width="${half * 2}" height="34" rx="12" fill="${darken(colour, 0.4)}"/><rect x="${-half}" y="${y + 3}" width="${half * 2}" height="24" rx="11" fill="${lighten(colour, 0.13)}"/>`;
  });
  return ridge;
}

function holes(colour: string): string {
  const rows = eachRow(52, (y, row) => {
    const columns = row % 2 ? [-54, 0, 54] : [-82, -27, 27, 82];
    return columns
      .map(
        (x) =>
          `<rect x="${x - 15}" y="${y + 14}" width="30" height="20" rx="10" fill="#050505"/><path d="M${x - 12} ${y + 36}h24" stroke="${lighten(colour, 0.3)}" stroke-width="2.5" stroke-linecap="round"/>`,
      )
      .join('');
  });
  const edges = strapEdge(-1, 14) + strapEdge(1, 14);
  return `<path d="${edges}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="5" stroke-dasharray="3 5"/>${rows}`;
}

function groove(): string {
  const edges = strapEdge(-1, 24) + strapEdge(1, 24);
  return `<path d="${edges}" fill="none" stroke="#000" stroke-width="5" opacity="0.35"/><path d="${edges}" fill="none" stroke="#fff" stroke-width="2" opacity="0.14" transform="translate(4 0)"/>`;
}

/** A woven band in stripes, with the steel keepers that hold its fold. */
export function drawNato({ colours, metal }: Kind<'nato'>): string {
  const widest = 134;
  const width = (widest * 2) / colours.length;
  const stripes = colours
    .map(
      (colour, index) =>
        `<rect x="${trim(-widest + index * width)}" y="-800" width="${trim(width + 0.5)}" height="1600" fill="${colour}"/>`,
    )
    .join('');
  const weave = `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 6L4 2L8 6" fill="none" stroke="#fff" stroke-width="1.2" opacity="0.2"/><path d="M0 8L4 4L8 8" fill="none" stroke="#000" stroke-width="1.6" opacity="0.32"/></pattern>`;
  return `${definitions(weave, `<clipPath id="strap-clip"><path d="${strapPath(0, widest)}"/></clipPath>`)}<g clip-path="url(#strap-clip)">${stripes}<rect x="-140" y="-800" width="280" height="1600" fill="url(#weave)"/></g>${strapShading(0.55, widest)}${keeper(418, metal)}`;
}

function keeper(y: number, metal: Kind<'nato'>['metal']): string {
  const half = halfWidthAt(y) + 8;
  return `<rect x="${-half}" y="${y + 8}" width="${half * 2}" height="34" rx="9" fill="#000" opacity="0.35"/><rect x="${-half}" y="${y}" width="${half * 2}" height="32" rx="9" fill="${metalShade(metal, 0.55)}"/><rect x="${-half + 2}" y="${y + 3}" width="${half * 2 - 4}" height="9" rx="4.5" fill="${metalShade(metal, 0.92)}"/><rect x="${-half + 2}" y="${y + 22}" width="${half * 2 - 4}" height="7" rx="3.5" fill="${metalShade(metal, 0.26)}"/>`;
}
