import { mix } from './colour';
import { roundedRectangle, trim } from './geometry';
import { lettering } from './lettering';
import { definitions, linearGradient } from './paint';
import type { DigitalWatch, TimeShown } from './watch-design';

/** Segments of a digit 10 wide and 18 high, in the order a to g. */
const segments = [
  'M1 0H9L7.2 1.8H2.8Z',
  'M10 0.6V8.6L8.2 7.4V2.2Z',
  'M10 9.4V17.4L8.2 15.8V10.6Z',
  'M1 18H9L7.2 16.2H2.8Z',
  'M0 9.4V17.4L1.8 15.8V10.6Z',
  'M0 0.6V8.6L1.8 7.4V2.2Z',
  'M1.2 9L2.6 8.1H7.4L8.8 9L7.4 9.9H2.6Z',
];
const litSegments = [
  'abcdef',
  'bc',
  'abdeg',
  'abcdg',
  'bcfg',
  'acdfg',
  'acdefg',
  'abc',
  'abcdefg',
  'abcdfg',
];

function segmentPath(lit: string): string {
  return [...lit].map((name) => segments[name.charCodeAt(0) - 97] ?? '').join('');
}

function digits(text: string, height: number, ink: string, ghost: string): string {
  const size = height / 18;
  return [...text]
    .map((digit, index) => {
      const place = `transform="translate(${trim(index * 13.4 * size)} 0) skewX(-5) scale(${trim(size)})"`;
      return `<path ${place} d="${segmentPath('abcdefg')}" fill="${ghost}"/><path ${place} d="${segmentPath(litSegments[Number(digit)] ?? '')}" fill="${ink}"/>`;
    })
    .join('');
}

const two = (value: number) => String(value).padStart(2, '0');

/** The liquid-crystal display: day, date, battery marks and the time. */
export function drawDisplay(
  { light, ink }: DigitalWatch['display'],
  time: TimeShown,
  accent: string,
): string {
  const ghost = mix(light, ink, 0.07);
  const clock = (x: number, y: number, text: string, height: number) =>
    `<g transform="translate(${x} ${y})">${digits(text, height, ink, ghost)}</g>`;
  const bars = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${-150 + index * 17}" y="-56" width="12" height="8" fill="${index < 7 ? ink : ghost}"/>`,
  );
  return `${definitions(
    linearGradient(
      'display',
      [0, 0, 0.4, 1],
      [
        [0, mix(light, '#ffffff', 0.2)],
        [0.6, light],
        [1, mix(light, '#000000', 0.2)],
      ],
    ),
  )}<rect ${roundedRectangle(346, 236, 8)} fill="url(#display)"/><path d="M-173 -110Q-173 -118 -165 -118H165Q173 -118 173 -110V-104H-173Z" fill="#000" opacity="0.3"/><g transform="translate(-112 -82)">${lettering('FR', { height: 30, colour: ink, weight: 1.7, spacing: 3 })}</g>${clock(58, -100, '24', 38)}${bars.join('')}<path d="M-156 -34H156" stroke="${ink}" stroke-width="2" opacity="0.5"/>${clock(-158, -16, two(time.hours), 104)}<path d="M-10 6h11v13h-11ZM-13 46h11v13h-11Z" fill="${ink}"/>${clock(14, -16, two(time.minutes), 104)}<g transform="translate(0 103)"><path d="M-150 0H150" stroke="${mix(ink, accent, 0.2)}" stroke-width="2" stroke-dasharray="3 9" opacity="0.55"/></g>`;
}
