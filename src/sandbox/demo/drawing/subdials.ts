import { darken, lighten, luminance } from './colour';
import { around, circlePath, polar } from './geometry';
import { drawSmallHand } from './hands';
import { lettering } from './lettering';
import { definitions, radialGradient } from './paint';
import type { Dial, Subdials, TimeShown } from './watch-design';

interface Place {
  /** The hour that the small dial stands at. */
  hour: 3 | 6 | 9;
  divisions: number;
  labels: readonly string[];
  /** Where its hand points, in degrees. */
  points: (time: TimeShown) => number;
}

const seconds: Place = {
  hour: 6,
  divisions: 12,
  labels: ['60', '15', '30', '45'],
  points: (time) => time.seconds * 6,
};
const runningSeconds: Place = { ...seconds, hour: 9 };
const thirtyMinutes: Place = {
  hour: 3,
  divisions: 15,
  labels: ['30', '10', '20'],
  points: () => 0,
};
const twelveHours: Place = {
  hour: 6,
  divisions: 12,
  labels: ['12', '3', '6', '9'],
  points: () => 0,
};

const layouts: Record<Subdials, readonly Place[]> = {
  none: [],
  moon: [],
  'small-seconds': [seconds],
  two: [runningSeconds, thirtyMinutes],
  three: [runningSeconds, thirtyMinutes, twelveHours],
};

const radius = 52;
const offset = 94;

/** The hours whose marks a small dial covers. */
export function hoursCovered(subdials: Subdials): number[] {
  return subdials === 'moon' ? [6] : layouts[subdials].map(({ hour }) => hour);
}

export function drawSubdials(dial: Dial, time: TimeShown, ink: string): string {
  const { subdials = 'none', colour, subdialColour } = dial;
  if (subdials === 'moon') return drawMoonPhase(ink);
  const ground =
    subdialColour ?? (luminance(colour) > 0.55 ? darken(colour, 0.06) : darken(colour, 0.22));
  const text = subdialColour ? (luminance(subdialColour) > 0.5 ? '#22262b' : '#f2f3f4') : ink;
  return layouts[subdials]
    .map((place) => {
      const { x, y } = polar(offset, place.hour * 30);
      return `<g transform="translate(${x} ${y})">${drawSubdial(place, time, ground, text)}</g>`;
    })
    .join('');
}

function drawSubdial(place: Place, time: TimeShown, ground: string, ink: string): string {
  const grooves = [44, 38, 32, 26, 20, 14, 8].map((groove) => circlePath(groove)).join('');
  const ticks = around(place.divisions * 2, (index, degrees) => {
    const from = polar(index % 2 ? 47 : 43, degrees);
    const to = polar(radius - 1.5, degrees);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  const labels = place.labels.map((label, index) => {
    const { x, y } = polar(33, (index * 360) / place.labels.length);
    return `<g transform="translate(${x} ${y})">${lettering(label, { height: 10, colour: ink, weight: 1.3 })}</g>`;
  });
  return `<circle r="${radius + 1.5}" fill="${darken(ground, 0.35)}"/><circle cy="1" r="${radius}" fill="${lighten(ground, 0.1)}"/><circle r="${radius - 1}" fill="${ground}"/><path d="${grooves}" fill="none" stroke="${luminance(ground) > 0.5 ? '#000' : '#fff'}" stroke-width="1" opacity="0.09"/><path d="${ticks}" stroke="${ink}" stroke-width="1.5"/>${labels.join('')}${drawSmallHand(40, place.points(time), ink)}`;
}

/** The moon behind an opening of two humps, on a night sky. */
function drawMoonPhase(ink: string): string {
  const opening =
    'M-52 16A52 52 0 0 1 52 16A18 18 0 0 0 17 18A17 14 0 0 1 -17 18A18 18 0 0 0 -52 16Z';
  const stars = [
    [-30, -6],
    [-14, -20],
    [34, 2],
    [28, -14],
    [-38, 8],
    [2, 12],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6"/>`)
    .join('');
  return `<g transform="translate(0 92)">${definitions(
    radialGradient(
      'moon-face',
      [8, -12, 26],
      [
        [0, '#fff3cf'],
        [1, '#d3a955'],
      ],
    ),
    `<clipPath id="moon-opening"><path d="${opening}"/></clipPath>`,
  )}<g clip-path="url(#moon-opening)"><rect x="-60" y="-50" width="120" height="100" fill="#16244f"/><g fill="#f3dfa6">${stars}</g><circle cx="8" cy="-8" r="19" fill="url(#moon-face)"/></g><path d="${opening}" fill="none" stroke="${ink}" stroke-width="2.4"/></g>`;
}
