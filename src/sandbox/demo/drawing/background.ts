import { darken, lighten, mix } from './colour';
import { trim } from './geometry';
import { blurFilter, definitions, linearGradient, radialGradient } from './paint';
import { drawMarble, drawLinenCloth, drawWood } from './surfaces';
import { toneNamed, type Tone } from './tones';
import type { Scene, Setting } from './watch-design';

/** Everything is drawn on a square of this side. */
export const canvas = 1200;

/** The table that the watch lies on, with the light that falls across it. */
export function drawBackground({ setting, tone: name }: Scene): string {
  const tone = toneNamed(name);
  return `${ground(tone)}${settings[setting](tone)}${corners(tone)}`;
}

function ground({ light, middle, deep }: Tone): string {
  return `${definitions(
    radialGradient(
      'ground',
      [430, 360, 1050],
      [
        [0, light],
        [0.45, middle],
        [1, deep],
      ],
    ),
  )}<rect width="${canvas}" height="${canvas}" fill="url(#ground)"/>`;
}

/** Darkens the far corners, as a lens does. */
function corners({ deep }: Tone): string {
  const edge = darken(deep, 0.5);
  return `${definitions(
    radialGradient(
      'corners',
      [540, 520, 900],
      [
        [0.55, edge, 0],
        [1, edge, 0.4],
      ],
    ),
  )}<rect width="${canvas}" height="${canvas}" fill="url(#corners)"/>`;
}

const settings: Record<Setting, (tone: Tone) => string> = {
  studio: () => '',
  podium,
  papers,
  window: windowLight,
  blinds,
  leaves,
  wood: drawWood,
  marble: drawMarble,
  linen: drawLinenCloth,
};

function podium({ light, object, deep }: Tone): string {
  return `${definitions(
    blurFilter('object-shadow', 24),
    linearGradient(
      'podium',
      [0, 0, 1, 1],
      [
        [0, mix(light, object, 0.25)],
        [1, mix(object, deep, 0.25)],
      ],
    ),
  )}<circle cx="636" cy="650" r="500" fill="#000" opacity="0.32" filter="url(#object-shadow)"/><circle cx="600" cy="600" r="500" fill="${lighten(object, 0.4)}"/><circle cx="602" cy="603" r="498" fill="url(#podium)"/>`;
}

function papers({ object, deep, light }: Tone): string {
  return `${definitions(blurFilter('object-shadow', 16))}<path d="M-60 860L1260 250V1260H-60Z" fill="#000" opacity="0.3" filter="url(#object-shadow)" transform="translate(6 -4)"/><path d="M-60 860L1260 250V1260H-60Z" fill="${mix(object, deep, 0.35)}"/><path d="M-60 1130L1260 700V1260H-60Z" fill="#000" opacity="0.26" filter="url(#object-shadow)" transform="translate(4 -4)"/><path d="M-60 1130L1260 700V1260H-60Z" fill="${mix(object, light, 0.5)}"/>`;
}

/** Sun through a window with crossed bars. */
function windowLight({ light }: Tone): string {
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [40 + column * 330 + row * 96, -60 + row * 380 - column * 60];
      return `M${x} ${y}l290 -53l86 340l-290 53Z`;
    }),
  );
  return `${definitions(blurFilter('sunlight', 11))}<path d="${panes.join('')}" fill="${lighten(light, 0.5)}" opacity="0.5" filter="url(#sunlight)"/>`;
}

function blinds({ light }: Tone): string {
  const slats = Array.from({ length: 11 }, (_, index) => {
    const y = -420 + index * 158;
    return `M-60 ${y + 330}L1260 ${y - 90}v66L-60 ${y + 404}Z`;
  });
  return `${definitions(blurFilter('sunlight', 10))}<path d="${slats.join('')}" fill="${lighten(light, 0.4)}" opacity="0.42" filter="url(#sunlight)"/>`;
}

/** The shadow of a palm that stands out of the picture. */
function leaves({ deep }: Tone): string {
  const frond = (x: number, y: number, turn: number, length: number) => {
    const leaflets = Array.from({ length: 15 }, (_, index) => {
      const along = trim((index + 1) * (length / 16));
      const reach = trim(230 * Math.sin(((index + 2.5) / 18) * Math.PI));
      return `M${along} 0Q${along + 50} ${-reach * 0.55} ${along + 110} ${-reach}Q${along + 80} ${-reach * 0.4} ${along + 24} 0ZM${along} 0Q${along + 50} ${reach * 0.55} ${along + 110} ${reach}Q${along + 80} ${reach * 0.4} ${along + 24} 0Z`;
    });
    return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 -5L${length} -1V1L0 5Z${leaflets.join('')}"/>`;
  };
  return `${definitions(blurFilter('foliage', 8))}<g fill="${darken(deep, 0.35)}" opacity="0.36" filter="url(#foliage)">${frond(-140, -60, 38, 900)}${frond(1330, 330, 152, 760)}${frond(-120, 1240, -38, 620)}</g>`;
}
