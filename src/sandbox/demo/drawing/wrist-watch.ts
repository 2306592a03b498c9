import { dialOpening, drawBezel } from './bezel';
import { caseSilhouette, drawCase } from './case';
import { circlePath, trim } from './geometry';
import { drawDial } from './dial';
import { dialRadius } from './dial-surface';
import { flatCrystal, roundCrystal, roundRecess } from './crystal';
import { definitions, linearGradient, radialGradient } from './paint';
import { drawStrap } from './strap';
import { strapPath } from './strap-outline';
import type { WristWatch } from './watch-design';

/** What the watch looks like as a shadow. */
export function wristSilhouette({ shape }: WristWatch): string {
  return strapPath() + caseSilhouette(shape);
}

/** A wrist watch around the origin, its strap running out of the picture. */
export function drawWristWatch(watch: WristWatch): string {
  return `${drawStrap(watch.strap)}${caseShade()}${drawCase(watch)}${watch.shape === 'rectangular' ? rectangularFace(watch) : roundFace(watch)}`;
}

/** The case keeps the light from the strap beside it. */
function caseShade(): string {
  return `${definitions(
    radialGradient(
      'case-shade',
      [10, 16, 400],
      [
        [0.68, '#000000', 0.72],
        [0.8, '#000000', 0.34],
        [1, '#000000', 0],
      ],
    ),
    `<clipPath id="case-shade-edge"><path d="${strapPath()}"/></clipPath>`,
  )}<circle cx="10" cy="16" r="400" fill="url(#case-shade)" clip-path="url(#case-shade-edge)"/>`;
}

function roundFace({ bezel, metal, dial, time, shape }: WristWatch): string {
  const opening = dialOpening(bezel);
  const seat =
    shape === 'cushion' ? '<circle cx="4" cy="6" r="292" fill="#000" opacity="0.4"/>' : '';
  return `${seat}${drawBezel(bezel, metal)}${definitions(`<clipPath id="opening"><path d="${circlePath(opening)}"/></clipPath>`)}<g clip-path="url(#opening)"><g transform="scale(${trim(opening / (dialRadius + 2))})">${drawDial(dial, { outline: 'round', time })}</g></g>${roundRecess(opening + 0.5)}${roundCrystal(opening)}`;
}

function rectangularFace({ dial, time }: WristWatch): string {
  const [width, height] = [312, 456];
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="4"`;
  return `${definitions(
    `<clipPath id="opening"><rect ${box}/></clipPath>`,
    linearGradient(
      'recess',
      [0, 0, 1, 1],
      [
        [0, '#000000', 0.6],
        [0.5, '#000000', 0.1],
        [1, '#ffffff', 0.3],
      ],
    ),
  )}<g clip-path="url(#opening)"><g transform="scale(1.08 1.12)">${drawDial(dial, { outline: 'rectangular', time })}</g></g><rect ${box} fill="none" stroke="url(#recess)" stroke-width="9"/>${flatCrystal(width, height)}`;
}
