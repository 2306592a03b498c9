import { darken, lighten, mix } from './colour';
import { flatCrystal } from './crystal';
import { roundedRectangle } from './geometry';
import { drawDisplay } from './display';
import { metalShade } from './metals';
import { definitions, linearGradient } from './paint';
import { drawStrap } from './strap';
import { strapPath } from './strap-outline';
import { classicTime, type DigitalWatch } from './watch-design';

const octagon = (width: number, height: number, cut: number) =>
  `M${cut - width} ${-height}H${width - cut}L${width} ${cut - height}V${height - cut}L${width - cut} ${height}H${cut - width}L${-width} ${height - cut}V${cut - height}Z`;
const shock =
  'M-150 -322Q0 -346 150 -322L232 -268Q286 -200 292 -96L274 -60V60L292 96Q286 200 232 268L150 322Q0 346 -150 322L-232 268Q-286 200 -292 96L-274 60V-60L-292 -96Q-286 -200 -232 -268Z';

const outlines = { octagonal: octagon(262, 286, 92), square: octagon(250, 262, 26), shock };

export function digitalSilhouette({ shape }: DigitalWatch): string {
  return strapPath() + outlines[shape];
}

/** A watch with a liquid-crystal display, around the origin. */
export function drawDigitalWatch(watch: DigitalWatch): string {
  const { shape, frame, accent, display, time = classicTime } = watch;
  return `${drawStrap(watch.strap)}${definitions(
    linearGradient(
      'frame',
      [0, 0, 1, 1],
      [
        [0, lighten(frame, 0.3)],
        [0.4, frame],
        [1, darken(frame, 0.4)],
      ],
    ),
    linearGradient(
      'frame-lip',
      [0, 0, 1, 1],
      [
        [0, darken(frame, 0.55)],
        [1, lighten(frame, 0.3)],
      ],
    ),
  )}${buttons(watch)}${body(watch)}<rect ${roundedRectangle(400, 330, 22)} fill="url(#frame-lip)"/><rect ${roundedRectangle(388, 318, 18)} fill="${mix(frame, '#0b0c0e', 0.82)}"/><rect ${roundedRectangle(372, 302, 14)} fill="none" stroke="${accent}" stroke-width="4"/>${drawDisplay(display, time, accent)}${flatCrystal(388, 318, 0.75)}${shape === 'shock' ? screws(accent) : ''}`;
}

function body({ shape, metal }: DigitalWatch): string {
  const outline = outlines[shape];
  const rim = (brightness: number) => metalShade(metal, brightness);
  if (shape === 'shock') {
    return `<path d="${outline}" fill="url(#frame)" stroke="#000" stroke-opacity="0.5" stroke-width="2"/><path d="${outline}" transform="scale(0.93 0.94)" fill="none" stroke="#fff" stroke-width="3" opacity="0.16"/><path d="${octagon(236, 226, 60)}" fill="#000" opacity="0.28"/><path d="${octagon(232, 222, 60)}" fill="url(#frame)"/>`;
  }
  return `${definitions(
    linearGradient(
      'digital-metal',
      [0, 0, 1, 1],
      [
        [0, rim(1)],
        [0.3, rim(0.62)],
        [0.5, rim(0.84)],
        [0.75, rim(0.4)],
        [1, rim(0.2)],
      ],
    ),
  )}<path d="${outline}" fill="url(#digital-metal)" stroke="${rim(0.1)}" stroke-width="2"/><path d="${outline}" transform="scale(0.93 0.935)" fill="url(#frame)" stroke="${rim(0.2)}" stroke-width="2"/>`;
}

function buttons({ metal, shape }: DigitalWatch): string {
  const x = shape === 'shock' ? 268 : 252;
  return [-150, 130]
    .flatMap((y) =>
      [x - 20, -x - 16].map(
        (left) =>
          `<rect x="${left}" y="${y}" width="36" height="54" rx="9" fill="${metalShade(metal, 0.5)}" stroke="${metalShade(metal, 0.1)}"/><rect x="${left + 4}" y="${y + 5}" width="28" height="10" rx="5" fill="${metalShade(metal, 0.85)}"/>`,
      ),
    )
    .join('');
}

function screws(accent: string): string {
  return [
    [-190, -196],
    [190, -196],
    [-190, 196],
    [190, 196],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><circle r="14" fill="${darken(accent, 0.65)}"/><circle r="11" fill="${mix(accent, '#9aa0a6', 0.6)}"/><path d="M-8 -4L8 4" stroke="#1c1e20" stroke-width="4"/></g>`,
    )
    .join('');
}
