import { darken, lighten } from './colour';
import { around, circlePath, polar, trim } from './geometry';
import { lettering, romanHour } from './lettering';
import type { Indices } from './watch-design';

const outerEnd = 180;

/** Draws the hour marks of a round dial, leaving out the hours that something else covers. */
export function drawIndices(indices: Indices, covered: ReadonlySet<number>): string {
  const drawHour = hourDrawer(indices);
  return around(12, (hour, degrees) => {
    if (covered.has(hour)) return '';
    return `<g transform="rotate(${degrees})">${drawHour(hour, degrees)}</g>`;
  });
}

type HourDrawer = (hour: number, degrees: number) => string;

function hourDrawer(indices: Indices): HourDrawer {
  const { colour } = indices;
  switch (indices.kind) {
    case 'batons':
      return (hour) => facetedBar(hour % 3 ? 8 : 13, hour % 3 ? 34 : 38, colour);
    case 'wedges':
      return (hour) => facetedWedge(hour % 3 ? 11 : 17, hour % 3 ? 34 : 46, colour);
    case 'dots':
      return (hour) =>
        hour % 3 ? applied(circlePath(5.5, { x: 0, y: -168 }), colour) : facetedBar(9, 32, colour);
    case 'roman':
      return (hour) => `<g transform="translate(0 -157)">${romanHour(hour, 38, colour)}</g>`;
    case 'arabic':
      return arabic(indices);
    case 'field':
      return field(indices.colour, indices.lume);
    case 'pilot':
      return pilot(indices.colour, indices.lume);
    case 'diver':
      return diver(indices.colour, indices.lume);
  }
}

/** A numeral that stays upright wherever it stands on the dial. */
function uprightNumber(
  value: number,
  degrees: number,
  radius: number,
  style: { height: number; colour: string; weight: number },
): string {
  return `<g transform="translate(0 ${-radius}) rotate(${-degrees})">${lettering(String(value), { ...style, spacing: 2 })}</g>`;
}

function hourNumber(hour: number): number {
  return hour === 0 ? 12 : hour;
}

function arabic({
  colour,
  only = 'all',
  outlined = false,
}: Extract<Indices, { kind: 'arabic' }>): HourDrawer {
  const every = { all: 1, even: 2, cardinal: 3 }[only];
  const height = { all: 30, even: 34, cardinal: 42 }[only];
  return (hour, degrees) => {
    if (hour % every) return facetedBar(6, 26, colour);
    const number = (weight: number, ink: string) =>
      uprightNumber(hourNumber(hour), degrees, 156, { height, colour: ink, weight });
    return outlined ? number(2.6, darken(colour, 0.5)) + number(1.7, colour) : number(1.5, colour);
  };
}

function field(colour: string, lume: string): HourDrawer {
  return (hour, degrees) =>
    uprightNumber(hourNumber(hour), degrees, 146, { height: 34, colour, weight: 1.9 }) +
    uprightNumber(hour === 0 ? 24 : hour + 12, degrees, 104, { height: 14, colour, weight: 1.3 }) +
    `<path d="M-6 -184H6L0 -171Z" fill="${lume}"/>`;
}

function pilot(colour: string, lume: string): HourDrawer {
  return (hour, degrees) =>
    hour === 0
      ? `<path d="M0 -178L17 -146H-17Z" fill="${lume}"/><path d="${circlePath(4.5, { x: -24, y: -168 })}${circlePath(4.5, { x: 24, y: -168 })}" fill="${lume}"/>`
      : `<path d="M-2.5 -194H2.5V-181H-2.5Z" fill="${lume}"/>` +
        uprightNumber(hour, degrees, 152, { height: 42, colour, weight: 1.7 });
}

function diver(colour: string, lume: string): HourDrawer {
  return (hour) => {
    if (hour === 0) return plot('M-17 -180H17L0 -142Z', colour, lume);
    if (hour % 3) return plot(circlePath(12.5, { x: 0, y: -163 }), colour, lume);
    return plot('M-9 -178H9V-138H-9Z', colour, lume);
  };
}

/** Luminous paint within a metal rim. */
function plot(path: string, rim: string, lume: string): string {
  return `<path d="${path}" fill="#000" opacity="0.3" transform="translate(2 3)"/><path d="${path}" fill="${lume}" stroke="${rim}" stroke-width="4" stroke-linejoin="round"/>`;
}

function applied(path: string, colour: string): string {
  return `<path d="${path}" fill="#000" opacity="0.28" transform="translate(1.5 2.5)"/><path d="${path}" fill="${colour}" stroke="${lighten(colour, 0.5)}" stroke-width="1"/>`;
}

/** An applied bar, polished in two facets. */
export function facetedBar(width: number, length: number, colour: string, end = outerEnd): string {
  const half = trim(width / 2);
  return facets(
    `M${-half} ${-end}H0V${length - end}H${-half}Z`,
    `M0 ${-end}H${half}V${length - end}H0Z`,
    colour,
  );
}

function facetedWedge(width: number, length: number, colour: string): string {
  const half = trim(width / 2);
  const inner = length - outerEnd;
  return facets(
    `M${-half} ${-outerEnd}H0V${inner}Z`,
    `M0 ${-outerEnd}H${half}L0 ${inner}Z`,
    colour,
  );
}

function facets(left: string, right: string, colour: string): string {
  return `<path d="${left}${right}" fill="#000" opacity="0.28" transform="translate(2 3)"/><path d="${left}" fill="${lighten(colour, 0.45)}"/><path d="${right}" fill="${darken(colour, 0.25)}"/>`;
}

/** The ring of minutes at the edge of a round dial. */
export function drawMinuteTrack(colour: string, railway = false): string {
  const marks = around(60, (minute, degrees) => {
    const from = polar(minute % 5 ? 189 : 186, degrees);
    const to = polar(195, degrees);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  const rails = railway ? `<path d="${circlePath(195)}${circlePath(187)}" stroke-width="1"/>` : '';
  return `<g fill="none" stroke="${colour}" opacity="0.85"><path d="${marks}" stroke-width="1.7"/>${rails}</g>`;
}
