import { darken, lighten, luminance, mix } from './colour';
import { around, circlePath, polar, trim } from './geometry';
import { lettering } from './lettering';
import {
  brushed,
  inwardSlope,
  metalRing,
  metalShade,
  outwardSlope,
  polished,
  turnedRing,
  type MetalName,
} from './metals';
import type { Bezel } from './watch-design';

/** The radius of the round case; a bezel leaves an opening in it for the dial. */
export const caseRadius = 290;

export function dialOpening({ kind }: Bezel): number {
  return {
    plain: 246,
    narrow: 262,
    fluted: 238,
    stepped: 244,
    dive: 214,
    tachymeter: 222,
    hours: 216,
  }[kind];
}

/** The ring around the dial, down to its opening. */
export function drawBezel(bezel: Bezel, metal: MetalName): string {
  const opening = dialOpening(bezel);
  switch (bezel.kind) {
    case 'plain':
      return (
        metalRing(metal, 268, 284, outwardSlope) +
        metalRing(metal, 254, 269, polished) +
        lip(metal, opening, 255)
      );
    case 'narrow':
      return metalRing(metal, 270, 284, polished) + lip(metal, opening, 271);
    case 'stepped':
      return (
        metalRing(metal, 274, 285, polished) +
        metalRing(metal, 258, 275, brushed) +
        metalRing(metal, 252, 259, outwardSlope) +
        lip(metal, opening, 253)
      );
    case 'fluted':
      return flutes(metal, 246, 284) + lip(metal, opening, 247);
    case 'dive':
      return (
        coinEdge(metal) +
        insert(bezel.colour, bezel.lower, 222, 270) +
        diveScale(bezel.colour) +
        lip(metal, opening, 223)
      );
    case 'tachymeter':
      return (
        metalRing(metal, 276, 285, polished) +
        insert(bezel.colour, bezel.lower, 230, 277) +
        tachymeterScale(bezel.colour) +
        lip(metal, opening, 231)
      );
    case 'hours':
      return (
        coinEdge(metal) +
        insert(bezel.colour, bezel.lower, 224, 270) +
        hourScale(bezel.colour) +
        lip(metal, opening, 225)
      );
  }
}

function lip(metal: MetalName, inner: number, outer: number): string {
  return metalRing(metal, inner, outer, inwardSlope, 72);
}

function flutes(metal: MetalName, inner: number, outer: number): string {
  const count = 84;
  const bright = (degrees: number, side: number) =>
    metalShade(
      metal,
      0.5 +
        side * 0.34 * Math.cos(((degrees - 40) * Math.PI) / 180) +
        0.24 * Math.cos(((degrees * 3 + 60) * Math.PI) / 180),
    );
  const step = 360 / count;
  const side = (from: number, to: number, fill: string) => {
    const [a, b, c] = [polar(outer, from), polar(outer, to), polar(inner, (from + to) / 2)];
    const [d, e] = [polar(inner, from), polar(inner, to)];
    return `<path d="M${d.x} ${d.y}L${a.x} ${a.y}L${b.x} ${b.y}L${e.x} ${e.y}L${c.x} ${c.y}Z" fill="${fill}"/>`;
  };
  return around(
    count,
    (_, degrees) =>
      side(degrees, degrees + step * 0.6, bright(degrees, 1)) +
      side(degrees + step * 0.5, degrees + step * 1.05, bright(degrees, -1)),
  );
}

function coinEdge(metal: MetalName): string {
  const teeth = around(
    96,
    (_, degrees) =>
      `<path d="M-5 -287H5V-268H-5Z" transform="rotate(${degrees})" fill="${metalShade(metal, 0.16 + 0.12 * outwardSlope(degrees))}"/>`,
  );
  const ridges = around(
    96,
    (_, degrees) =>
      `<path d="M-3.6 -293H3.6V-268H-3.6Z" transform="rotate(${trim(degrees + 1.2)})" fill="${metalShade(metal, 0.25 + 0.7 * outwardSlope(degrees))}"/>`,
  );
  return (
    metalRing(metal, 262, 288, outwardSlope) + teeth + ridges + metalRing(metal, 264, 273, polished)
  );
}

/** A ceramic or enamel ring, glossy, in one colour or two. */
function insert(colour: string, lower: string | undefined, inner: number, outer: number): string {
  return turnedRing(
    inner,
    outer,
    (degrees) => {
      const ground = lower && degrees > 90 && degrees < 270 ? lower : colour;
      const light =
        Math.max(0, Math.cos(((degrees + 42) * Math.PI) / 180)) ** 6 * 0.42 +
        Math.max(0, Math.cos(((degrees - 140) * Math.PI) / 180)) ** 8 * 0.22;
      return light > 0.01 ? lighten(ground, light) : darken(ground, 0.12);
    },
    180,
  );
}

function inkFor(colour: string): string {
  return luminance(colour) > 0.55 ? '#22262b' : '#f0f2f1';
}

function label(text: string, degrees: number, radius: number, height: number, ink: string): string {
  return `<g transform="rotate(${degrees}) translate(0 ${-radius})">${lettering(text, { height, colour: ink, weight: 1.8, spacing: 2.2 })}</g>`;
}

function diveScale(colour: string): string {
  const ink = inkFor(colour);
  const ticks = around(60, (minute, degrees) => {
    if (minute % 10 === 0 || (minute > 15 && minute % 5)) return '';
    const half = minute % 5 ? 1.4 : 3;
    return `<path d="M${-half} -264H${half}V${minute % 5 ? -250 : -236}H${-half}Z" transform="rotate(${degrees})"/>`;
  });
  const numbers = [10, 20, 30, 40, 50].map((minute) =>
    label(String(minute), minute * 6, 247, 25, ink),
  );
  return `<g fill="${ink}">${ticks}</g>${numbers.join('')}<path d="M-19 -264H19L0 -232Z" fill="${ink}"/><circle cy="-253" r="6.5" fill="#e9f6d8" stroke="${mix(colour, '#8a949c', 0.6)}" stroke-width="2"/>`;
}

function tachymeterScale(colour: string): string {
  const ink = inkFor(colour);
  const speeds = [400, 300, 240, 200, 180, 160, 140, 120, 110, 100, 90, 80, 70, 65, 60];
  const marks = speeds.map((speed) => {
    const degrees = trim((3600 / speed) * 6);
    return `${label(String(speed), degrees, 257, 15, ink)}<path d="${circlePath(2, polar(238, degrees))}" fill="${ink}"/>`;
  });
  return marks.join('');
}

function hourScale(colour: string): string {
  const ink = inkFor(colour);
  const marks = around(24, (hour, degrees) => {
    if (hour === 0) return `<path d="M-17 -262H17L0 -234Z" fill="${ink}"/>`;
    return hour % 2
      ? `<circle r="3.4" transform="rotate(${degrees}) translate(0 -248)" fill="${ink}"/>`
      : label(String(hour), degrees, 248, 23, ink);
  });
  return marks;
}
