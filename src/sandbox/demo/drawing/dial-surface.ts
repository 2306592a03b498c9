import { darken, lighten, luminance, mix } from './colour';
import { around, trim } from './geometry';
import { turnedRing } from './metals';
import { definitions, linearGradient, radialGradient } from './paint';
import { randomStream } from './random';
import type { Dial } from './watch-design';

/** Every dial is drawn with this radius and scaled to its case. */
export const dialRadius = 200;

const reach = 212;

/** The bare dial without its outline: it is clipped to the case's opening. */
export function drawDialSurface({ colour, finish }: Dial): string {
  const square = `<rect x="${-reach * 1.4}" y="${-reach * 1.4}" width="${reach * 2.8}" height="${reach * 2.8}"`;
  const ground = `${square} fill="${colour}"/>`;
  switch (finish) {
    case 'sunburst':
      return ground + sunburst(colour, 1) + vignette(colour, 0.34);
    case 'fumed':
      return ground + sunburst(colour, 0.7) + vignette(darken(colour, 0.55), 0.95, 0.35);
    case 'guilloche':
      return ground + guilloche(colour) + vignette(colour, 0.22);
    case 'waves':
      return ground + waves(colour) + vignette(colour, 0.4);
    case 'linen':
      return ground + sunburst(colour, 0.35) + linen(colour) + vignette(colour, 0.3);
    case 'enamel':
      return ground + gloss(square);
    case 'matt':
      return ground + gloss(square, 0.5) + vignette(colour, 0.3);
  }
}

/** Brushing from the centre outwards throws two opposite fans of light. */
function sunburst(colour: string, strength: number): string {
  const bright = lighten(colour, luminance(colour) > 0.6 ? 0.75 : 0.34);
  const dark = darken(colour, luminance(colour) > 0.6 ? 0.16 : 0.42);
  const random = randomStream(7);
  return turnedRing(
    0,
    reach * 1.35,
    (degrees) => {
      const fan = Math.cos(((degrees * 2 + 76) * Math.PI) / 180);
      const shaped = Math.sign(fan) * Math.abs(fan) ** 1.4 + (random() - 0.5) * 0.1;
      return shaped > 0
        ? mix(colour, bright, shaped * strength)
        : mix(colour, dark, -shaped * strength);
    },
    144,
  );
}

function vignette(colour: string, opacity: number, from = 0.55): string {
  const edge = darken(colour, 0.55);
  return `${definitions(
    radialGradient(
      'dial-edge',
      [0, 0, 208],
      [
        [from, edge, 0],
        [1, edge, opacity],
      ],
    ),
  )}<circle r="300" fill="url(#dial-edge)"/>`;
}

function gloss(square: string, strength = 1): string {
  return `${definitions(
    linearGradient(
      'dial-gloss',
      [0, 0, 1, 1],
      [
        [0.1, '#ffffff', 0.34 * strength],
        [0.5, '#ffffff', 0],
        [0.9, '#000000', 0.12 * strength],
      ],
    ),
  )}${square} fill="url(#dial-gloss)"/>`;
}

/** Engine-turned rays that swing outwards, in light and dark pairs. */
function guilloche(colour: string): string {
  const light = lighten(colour, 0.4);
  const dark = darken(colour, 0.3);
  const ray = 'M0 -8C20 -40 -18 -70 6 -105S-4 -132 4 -138';
  const pairs = around(
    72,
    (_, degrees) =>
      `<g transform="rotate(${degrees})"><path d="${ray}" stroke="${dark}"/><path d="${ray}" transform="rotate(1.7)" stroke="${light}"/></g>`,
  );
  return `<g fill="none" stroke-width="1.6" opacity="0.55">${pairs}</g><circle r="139" fill="none" stroke="${dark}" stroke-width="1.5" opacity="0.6"/>`;
}

function waves(colour: string): string {
  const crest = 'q12.5 -9 25 0t25 0'.repeat(9);
  const rows = Array.from({ length: 26 }, (_, row) => {
    const y = trim(-208 + row * 16.5);
    return `<path d="M-225 ${y}${crest}" stroke="${darken(colour, 0.42)}"/><path d="M-225 ${trim(y + 4)}${crest}" stroke="${lighten(colour, 0.16)}"/>`;
  });
  return `<g fill="none" stroke-width="3.4" opacity="0.7">${rows.join('')}</g>`;
}

function linen(colour: string): string {
  const random = randomStream(21);
  const lines = Array.from({ length: 180 }, () => {
    const [across, down] = [trim((random() - 0.5) * 580), trim((random() - 0.5) * 580)];
    const stroke = random() > 0.5 ? lighten(colour, 0.5) : darken(colour, 0.4);
    return `<path d="M${across} -290V290M-290 ${down}H290" stroke="${stroke}" opacity="${trim(0.06 + random() * 0.16)}"/>`;
  });
  return `<g stroke-width="1.3">${lines.join('')}</g>`;
}
