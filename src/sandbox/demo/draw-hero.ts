import { blurFilter, definitions, radialGradient, shadowFilter } from './drawing/paint';
import { randomStream } from './drawing/random';
import { trim } from './drawing/geometry';
import type { WristWatch } from './drawing/watch-design';
import { drawWristWatch, wristSilhouette } from './drawing/wrist-watch';

/** The shop's own watch: its amber second hand is the name of the place. */
const showpiece: WristWatch = {
  kind: 'wrist',
  scene: { setting: 'studio', tone: 'midnight' },
  metal: 'steel',
  shape: 'round',
  bezel: { kind: 'tachymeter', colour: '#0e1420' },
  pushers: true,
  dial: {
    colour: '#16294f',
    finish: 'sunburst',
    subdials: 'three',
    subdialColour: '#0c1424',
    indices: { kind: 'batons', colour: '#dfe4e9' },
    hands: { shape: 'baton', colour: 'steel', lume: '#f4f1e6', seconds: '#f08a33' },
  },
  strap: { kind: 'leather', colour: '#6b3a1e', thread: '#e5c294' },
};

export interface HeroFrame {
  width: number;
  height: number;
  /** Where the middle of the watch stands, in the picture's own units. */
  centre: readonly [x: number, y: number];
  scale: number;
}

/** A large watch in a dark room, with a quiet side that leaves room for a headline. */
export function drawHero({ width, height, centre: [x, y], scale }: HeroFrame): string {
  const silhouette = wristSilhouette(showpiece);
  const place = (shift: number) =>
    `transform="translate(${x + shift} ${y + shift * 1.4}) rotate(18) scale(${scale})"`;
  const glowRadius = trim(width * 0.62);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(
    radialGradient(
      'room',
      [x - 120, y - 160, glowRadius * 1.4],
      [
        [0, '#33466b'],
        [0.4, '#182338'],
        [1, '#090d17'],
      ],
    ),
    radialGradient(
      'lamp',
      [x + 240, y - 360, glowRadius * 0.75],
      [
        [0, '#f3b673', 0.42],
        [0.5, '#c06a2c', 0.12],
        [1, '#c06a2c', 0],
      ],
    ),
    region(blurFilter('haze', 9), width, height),
    region(shadowFilter('watch-shadow', 34), width, height),
  )}<rect width="${width}" height="${height}" fill="url(#room)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/>${lights(width, height)}<g filter="url(#watch-shadow)" opacity="0.85"><path d="${silhouette}" ${place(44)}/></g><g ${place(0)}>${drawWristWatch(showpiece)}</g></svg>`;
}

function region(filter: string, width: number, height: number): string {
  return filter.replace('width="1200" height="1200"', `width="${width}" height="${height}"`);
}

/** Lamps far behind, out of focus. */
function lights(width: number, height: number): string {
  const random = randomStream(29);
  const discs = Array.from({ length: 26 }, () => {
    const [cx, cy, r] = [random() * width, random() * height, 14 + random() * 58];
    const colour = random() > 0.45 ? '#f2a85c' : '#7fa2d8';
    return `<circle cx="${trim(cx)}" cy="${trim(cy)}" r="${trim(r)}" fill="${colour}" opacity="${trim(0.03 + random() * 0.1)}"/>`;
  });
  return `<g filter="url(#haze)">${discs.join('')}</g>`;
}
