import { trim } from './geometry';
import { facetedBar } from './indices';
import { lettering, romanHour } from './lettering';
import type { Indices } from './watch-design';

/** Where a ray from the centre leaves a rectangle of this half width and half height. */
function onRectangle(degrees: number, halfWidth: number, halfHeight: number) {
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const reach = Math.min(
    halfWidth / Math.max(Math.abs(sine), 1e-6),
    halfHeight / Math.max(Math.abs(cosine), 1e-6),
  );
  return { x: trim(reach * sine), y: trim(-reach * cosine) };
}

/** Hour marks along the sides of a rectangular dial, around a railway track. */
export function drawRectangularIndices(indices: Indices, ink: string): string {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const { x, y } = onRectangle(hour * 30, 122, 168);
    return `<g transform="translate(${x} ${y})">${hourMark(indices, hour)}</g>`;
  });
  return track(ink) + hours.join('');
}

function hourMark(indices: Indices, hour: number): string {
  const label = String(hour === 0 ? 12 : hour);
  if (indices.kind === 'roman') {
    return `<g transform="rotate(${hour > 3 && hour < 9 ? hour * 30 + 180 : hour * 30})">${romanHour(hour, 36, indices.colour)}</g>`;
  }
  if (indices.kind === 'arabic') {
    return lettering(label, { height: 30, colour: indices.colour, weight: 1.4, spacing: 2 });
  }
  return `<g transform="rotate(${hour * 30})">${facetedBar(hour % 3 ? 7 : 11, 34, indices.colour, 17)}</g>`;
}

function track(ink: string): string {
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const outer = onRectangle(minute * 6, 84, 120);
    const inner = onRectangle(minute * 6, 75, 111);
    return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
  });
  return `<g fill="none" stroke="${ink}" stroke-width="1.2" opacity="0.8"><rect x="-84" y="-120" width="168" height="240"/><rect x="-75" y="-111" width="150" height="222"/><path d="${ticks.join('')}"/></g>`;
}
