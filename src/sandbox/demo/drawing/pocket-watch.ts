import { around, circlePath, polar, trim, type Point } from './geometry';
import { roundCrystal, roundRecess } from './crystal';
import { drawDial } from './dial';
import { dialRadius } from './dial-surface';
import {
  brushed,
  inwardSlope,
  metalRing,
  metalShade,
  outwardSlope,
  polished,
  type MetalName,
} from './metals';
import { definitions, linearGradient } from './paint';
import type { PocketWatch } from './watch-design';

const chainPoints = evenlySpaced(chainCurve, 31);
const bow =
  'M-58 -428A58 60 0 1 1 58 -428A58 60 0 1 1 -58 -428ZM-40 -428A40 42 0 1 0 40 -428A40 42 0 1 0 -40 -428Z';

export function pocketSilhouette(): string {
  return circlePath(318) + bow + chainPoints.map((point) => circlePath(16, point)).join('');
}

/** A pocket watch with its bow and chain, around the origin. */
export function drawPocketWatch({ metal, dial, time }: PocketWatch): string {
  const opening = 258;
  return `${drawChain(metal)}${drawPendant(metal)}${metalRing(metal, 300, 318, outwardSlope)}${knurling(metal)}${metalRing(metal, 282, 302, polished)}${metalRing(metal, 268, 283, brushed)}${metalRing(metal, opening, 269, inwardSlope)}${definitions(`<clipPath id="opening"><path d="${circlePath(opening)}"/></clipPath>`)}<g clip-path="url(#opening)"><g transform="scale(${trim(opening / (dialRadius + 2))})">${drawDial(dial, { outline: 'round', time })}</g></g>${roundRecess(opening + 0.5)}${roundCrystal(opening)}`;
}

function knurling(metal: MetalName): string {
  const cuts = around(150, (_, degrees) => {
    const [from, to] = [polar(306, degrees), polar(317, degrees + 1)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return `<path d="${cuts}" stroke="${metalShade(metal, 0.12)}" stroke-width="2" opacity="0.5"/>`;
}

function drawPendant(metal: MetalName): string {
  const ridges = Array.from({ length: 9 }, (_, index) => `M${-28 + index * 7} -398V-352`).join('');
  return `${definitions(
    linearGradient(
      'pendant',
      [0, 0, 1, 0],
      [
        [0, metalShade(metal, 0.16)],
        [0.26, metalShade(metal, 0.96)],
        [0.5, metalShade(metal, 0.6)],
        [1, metalShade(metal, 0.14)],
      ],
    ),
  )}<path d="${bow}" fill="url(#pendant)" stroke="${metalShade(metal, 0.1)}" fill-rule="evenodd"/><path d="M-30 -300L-22 -352H22L30 -300Z" fill="url(#pendant)"/><rect x="-36" y="-402" width="72" height="54" rx="14" fill="url(#pendant)" stroke="${metalShade(metal, 0.1)}"/><path d="${ridges}" stroke="${metalShade(metal, 0.1)}" stroke-width="2.4" opacity="0.5"/>`;
}

/** Links seen from above and from the side in turn. */
function drawChain(metal: MetalName): string {
  return chainPoints
    .slice(1)
    .map((point, index) => {
      const before = chainPoints[index] ?? point;
      const turn = trim((Math.atan2(point.y - before.y, point.x - before.x) * 180) / Math.PI);
      const middle = `translate(${trim((point.x + before.x) / 2)} ${trim((point.y + before.y) / 2)}) rotate(${turn})`;
      const edgeOn = index % 2 === 1;
      const ring = edgeOn
        ? `<rect x="-24" y="-5" width="48" height="10" rx="5" fill="${metalShade(metal, 0.5)}"/><rect x="-20" y="-4" width="40" height="3.5" rx="1.7" fill="${metalShade(metal, 0.95)}"/>`
        : `<rect x="-24" y="-13" width="48" height="26" rx="13" fill="none" stroke="${metalShade(metal, 0.22)}" stroke-width="10"/><rect x="-24" y="-13" width="48" height="26" rx="13" fill="none" stroke="${metalShade(metal, 0.7)}" stroke-width="7"/><path d="M-18 -14H14" stroke="${metalShade(metal, 1)}" stroke-width="3" stroke-linecap="round"/>`;
      return `<g transform="${middle}">${ring}</g>`;
    })
    .join('');
}

function chainCurve(share: number): Point {
  return {
    x: 10 + 560 * share + 80 * Math.sin(share * 7),
    y: -470 + 1000 * share ** 1.6 - 130 * Math.sin(share * 3),
  };
}

/** Points along a curve that lie one link apart. */
function evenlySpaced(curve: (share: number) => Point, distance: number): Point[] {
  const points = [curve(0)];
  for (let share = 0; share < 1; share += 0.001) {
    const last = points[points.length - 1];
    const next = curve(share);
    if (last && Math.hypot(next.x - last.x, next.y - last.y) >= distance) points.push(next);
  }
  return points;
}
