import { circlePath, polar } from './drawing/geometry';
import { definitions, linearGradient } from './drawing/paint';

const ink = '#142033';
const ivory = '#f8f3e8';
const amber = '#f08a33';

/**
 * The mark: a watch whose case is an arrow that comes round again, and one amber second hand.
 * As a badge it stands on light and dark pages alike; as a tile it fills its square, for home
 * screens that cut their own corners.
 */
export function drawLogo(shape: 'badge' | 'tile'): string {
  const ground =
    shape === 'badge'
      ? '<circle cx="256" cy="256" r="252" fill="url(#ground)"/><circle cx="256" cy="256" r="246" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="8"/>'
      : '<rect width="512" height="512" fill="url(#ground)"/>';
  const scale = shape === 'badge' ? 1 : 0.86;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${definitions(
    linearGradient(
      'ground',
      [0, 0, 1, 1],
      [
        [0, '#2a3f63'],
        [1, ink],
      ],
    ),
  )}${ground}<g transform="translate(256 256) scale(${scale})" fill="none" stroke-linecap="round">${ring()}${marks()}${secondHand()}</g></svg>`;
}

/** Most of a circle, ending in an arrow head that closes it. */
function ring(): string {
  const from = polar(164, 68);
  const to = polar(164, 26);
  const head = polar(164, 30);
  return `<path d="M${from.x} ${from.y}A164 164 0 1 1 ${to.x} ${to.y}" stroke="${ivory}" stroke-width="34"/><path transform="translate(${head.x} ${head.y}) rotate(36)" d="M-8 -62L70 0L-8 62Z" fill="${ivory}" stroke="${ivory}" stroke-width="10" stroke-linejoin="round"/>`;
}

function marks(): string {
  return [90, 180, 270]
    .map((degrees) => {
      const [outer, inner] = [polar(122, degrees), polar(98, degrees)];
      return `<path d="M${outer.x} ${outer.y}L${inner.x} ${inner.y}" stroke="${ivory}" stroke-width="16" opacity="0.75"/>`;
    })
    .join('');
}

function secondHand(): string {
  const [tip, tail] = [polar(118, 318), polar(66, 138)];
  return `<path d="M${tail.x} ${tail.y}L${tip.x} ${tip.y}" stroke="${amber}" stroke-width="20"/><path d="${circlePath(30)}" fill="${amber}"/><path d="${circlePath(11)}" fill="${ink}"/>`;
}
