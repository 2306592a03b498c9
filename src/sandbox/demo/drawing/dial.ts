import { darken, luminance, mix } from './colour';
import { drawDialSurface } from './dial-surface';
import { drawHands } from './hands';
import { drawIndices, drawMinuteTrack } from './indices';
import { lettering } from './lettering';
import { drawRectangularIndices } from './rectangular-indices';
import { drawSubdials, hoursCovered } from './subdials';
import { classicTime, type Dial, type TimeShown } from './watch-design';

/** The colour of print on a dial. */
export function inkOn(dial: Dial): string {
  return dial.legendColour ?? (luminance(dial.colour) > 0.5 ? '#2a2d33' : '#eef0f1');
}

export interface DialOptions {
  outline: 'round' | 'rectangular';
  time?: TimeShown;
}

/** A dial of radius 200 (or 300 by 400, when rectangular) with all that stands on it. */
export function drawDial(dial: Dial, { outline, time = classicTime }: DialOptions): string {
  const ink = inkOn(dial);
  const covered = new Set(hoursCovered(dial.subdials ?? 'none'));
  if (dial.date) covered.add(dial.date);
  const marks =
    outline === 'rectangular'
      ? drawRectangularIndices(dial.indices, ink)
      : drawMinuteTrack(ink, ['roman', 'arabic'].includes(dial.indices.kind)) +
        drawIndices(dial.indices, covered);
  const hands = drawHands(dial.hands, time);
  return `<g>${drawDialSurface(dial)}${drawSubdials(dial, time, ink)}${marks}${dial.date ? drawDate(dial.date, dial) : ''}${drawLegends(dial, ink)}${outline === 'rectangular' ? `<g transform="scale(0.8)">${hands}</g>` : hands}</g>`;
}

function drawDate(place: 3 | 6, dial: Dial): string {
  const dark = luminance(dial.colour) < 0.35;
  const ground = dark ? mix(dial.colour, '#101214', 0.35) : '#fbfbf8';
  const rim = dark ? '#aeb4ba' : darken(dial.colour, 0.45);
  const middle = place === 3 ? { x: 152, y: 0 } : { x: 0, y: 152 };
  return `<g transform="translate(${middle.x} ${middle.y})"><rect x="-20" y="-15" width="40" height="30" rx="2" fill="${ground}" stroke="${rim}" stroke-width="2.4"/><path d="M-19 -14H19V-9H-19Z" fill="#000" opacity="0.2"/>${lettering('24', { height: 18, colour: dark ? '#f4f4f2' : '#17191c', weight: 1.6 })}</g>`;
}

function drawLegends({ name, legend, subdials = 'none', indices }: Dial, ink: string): string {
  const crowded = indices.kind === 'field' || indices.kind === 'roman';
  const top = crowded ? -70 : -88;
  const bottom = subdials === 'none' ? 84 : subdials === 'three' ? -66 : -64;
  const drawnName = name
    ? `<g transform="translate(0 ${top})">${lettering(name, { height: 14, colour: ink, weight: 1.2, spacing: 4 })}</g>`
    : '';
  const small = subdials === 'three' ? -70 : bottom;
  const drawnLegend = legend
    ? `<g transform="translate(0 ${crowded && subdials === 'none' ? 70 : small})" opacity="0.85">${lettering(legend, { height: 7.5, colour: ink, weight: 1.2, spacing: 3.4 })}</g>`
    : '';
  return drawnName + drawnLegend;
}
