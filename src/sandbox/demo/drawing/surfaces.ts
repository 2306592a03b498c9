import { darken, lighten, mix } from './colour';
import { trim } from './geometry';
import { blurFilter, definitions } from './paint';
import { randomStream } from './random';
import type { Tone } from './tones';

/** Planks with grain, running across the picture. */
export function drawWood({ middle, deep, light }: Tone): string {
  const random = randomStream(11);
  const planks = Array.from({ length: 5 }, (_, plank) => {
    const top = plank * 262 - 60;
    const shade = mix(middle, random() > 0.5 ? deep : light, random() * 0.3);
    const grain = Array.from({ length: 26 }, () => {
      const y = trim(top + 6 + random() * 250);
      const bend = trim((random() - 0.5) * 34);
      return `<path d="M-20 ${y}C300 ${y + bend} 800 ${trim(y - bend)} 1220 ${trim(y + bend / 2)}" stroke="${random() > 0.4 ? darken(deep, 0.2) : light}" stroke-width="${trim(0.8 + random() * 3)}" opacity="${trim(0.08 + random() * 0.22)}"/>`;
    });
    return `<rect x="-10" y="${top}" width="1220" height="262" fill="${shade}" opacity="0.75"/>${grain.join('')}<path d="M-10 ${top}H1210" stroke="${darken(deep, 0.55)}" stroke-width="5"/><path d="M-10 ${top + 4}H1210" stroke="${light}" stroke-width="2" opacity="0.35"/>`;
  });
  return `<g fill="none">${planks.join('')}</g>`;
}

/** A stone slab with soft and fine veins. */
export function drawMarble({ deep, light }: Tone): string {
  const random = randomStream(13);
  const vein = () => {
    let [x, y] = [random() * 1500 - 150, -40];
    const points = [`M${trim(x)} ${y}`];
    while (y < 1240) {
      const turn = (random() - 0.32) * 150;
      points.push(`T${trim((x += turn))} ${trim((y += 120 + random() * 130))}`);
    }
    return points.join('');
  };
  const broad = Array.from({ length: 4 }, vein).join('');
  const fine = Array.from({ length: 4 }, vein).join('');
  return `${definitions(blurFilter('vein', 16))}<g fill="none"><path d="${broad}" stroke="${darken(deep, 0.15)}" stroke-width="46" opacity="0.3" filter="url(#vein)"/><path d="${broad}" stroke="${darken(deep, 0.25)}" stroke-width="1.8" opacity="0.25"/><path d="${fine}" stroke="${lighten(light, 0.4)}" stroke-width="2" opacity="0.4"/></g>`;
}

export function drawLinenCloth({ deep, light }: Tone): string {
  const random = randomStream(17);
  const threads = (count: number, path: (place: number) => string, colour: string) =>
    Array.from({ length: count }, (_, index) => {
      const place = trim((index * 1200) / count + random() * 4);
      return `<path d="${path(place)}" stroke="${colour}" stroke-width="${trim(1 + random() * 2.6)}" opacity="${trim(0.05 + random() * 0.17)}"/>`;
    }).join('');
  const shaded = darken(deep, 0.12);
  return `${threads(150, (y) => `M0 ${y}H1200`, shaded)}${threads(150, (x) => `M${x} 0V1200`, shaded)}${threads(70, (y) => `M0 ${y}H1200`, light)}${threads(70, (x) => `M${x} 0V1200`, light)}`;
}
