import { circlePath, trim } from './geometry';
import { definitions, linearGradient, linearGradientInPlace } from './paint';

/** The shade that the case throws on the dial's upper left edge, and the dial's own dark rim. */
export function roundRecess(radius: number): string {
  const r = trim(radius);
  return `${definitions(
    linearGradient(
      'recess',
      [0.1, 0, 0.9, 1],
      [
        [0, '#000000', 0.62],
        [0.5, '#000000', 0.12],
        [1, '#ffffff', 0.22],
      ],
    ),
  )}<path d="${circlePath(r)}${circlePath(r * 0.955, { x: r * 0.014, y: r * 0.02 })}" fill="url(#recess)" fill-rule="evenodd" opacity="0.75"/>`;
}

/** Reflections of a window and of the studio on a domed glass. */
export function roundCrystal(radius: number, strength = 1): string {
  const r = trim(radius);
  const arc = (share: number) => trim(r * share);
  const sheet = `M${-arc(0.83)} ${-arc(0.5)}A${arc(0.97)} ${arc(0.97)} 0 0 1 ${arc(0.42)} ${-arc(0.87)}C${arc(0.05)} ${-arc(0.6)} ${-arc(0.36)} ${-arc(0.2)} ${-arc(0.6)} ${arc(0.3)}C${-arc(0.78)} ${arc(0.1)} ${-arc(0.86)} ${-arc(0.2)} ${-arc(0.83)} ${-arc(0.5)}Z`;
  const rim = `M${arc(0.5)} ${arc(0.8)}A${arc(0.945)} ${arc(0.945)} 0 0 0 ${arc(0.9)} ${arc(0.24)}`;
  return `${definitions(
    linearGradient(
      'glass',
      [0, 0, 0.7, 0.8],
      [
        [0, '#ffffff', trim(0.42 * strength)],
        [0.5, '#ffffff', trim(0.1 * strength)],
        [1, '#ffffff', 0],
      ],
    ),
  )}<path d="${sheet}" fill="url(#glass)"/><path d="${rim}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity="${trim(0.32 * strength)}"/>`;
}

/** A flat glass crossed by two slanted bands of light. */
export function flatCrystal(width: number, height: number, strength = 1): string {
  const [x, y] = [trim(width / 2), trim(height / 2)];
  const top = trim(x * 0.4);
  return `${definitions(
    linearGradientInPlace(
      'glass',
      [-x, -y, x * 0.5, y * 0.6],
      [
        [0, '#ffffff', trim(0.4 * strength)],
        [0.6, '#ffffff', trim(0.08 * strength)],
        [1, '#ffffff', 0],
      ],
    ),
  )}<path d="M${-x} ${-y}H${top}L${-x} ${trim(y * 0.5)}Z" fill="url(#glass)"/><path d="M${trim(top + 26)} ${-y}H${trim(top + 52)}L${-x} ${trim(y * 0.72)}V${trim(y * 0.56)}Z" fill="url(#glass)" opacity="0.7"/>`;
}
