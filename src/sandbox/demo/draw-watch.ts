import { canvas, drawBackground } from './drawing/background';
import { digitalSilhouette, drawDigitalWatch } from './drawing/digital-watch';
import { shadowFilter, definitions } from './drawing/paint';
import { drawPocketWatch, pocketSilhouette } from './drawing/pocket-watch';
import { toneNamed } from './drawing/tones';
import type { WatchDesign } from './drawing/watch-design';
import { drawWristWatch, wristSilhouette } from './drawing/wrist-watch';

/** Draws a watch as a product picture: a square SVG document of the given side in pixels. */
export function drawWatch(design: WatchDesign, side: number = canvas): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${canvas} ${canvas}">${drawBackground(design.scene)}${drawWatchOnly(design)}</svg>`;
}

/** The watch with its shadow, in the coordinates of the picture. */
function drawWatchOnly(design: WatchDesign): string {
  const { tone, tilt = 0, scale = 1 } = design.scene;
  const { drawn, silhouette } = parts(design);
  const strength = toneNamed(tone).shadow;
  // A pocket watch stands lower, so that its bow has room above it.
  const middle = canvas / 2 + (design.kind === 'pocket' ? 72 : 0);
  const place = (x: number, y: number) =>
    `transform="translate(${canvas / 2 + x} ${middle + y}) rotate(${tilt}) scale(${scale})"`;
  return `${definitions(shadowFilter('far-shadow', 30))}<g filter="url(#far-shadow)" opacity="${strength}"><path d="${silhouette}" ${place(34, 52)}/></g>${nearShadow(silhouette, strength, place(8, 13))}<g ${place(0, 0)}>${drawn}</g>`;
}

/** The narrow shadow where the watch touches the table: layered strokes, much cheaper than a blur. */
function nearShadow(silhouette: string, strength: number, place: string): string {
  const strokes = [26, 22, 18, 14, 10, 6, 2].map(
    (width) => `<path d="${silhouette}" stroke-width="${width}" ${place}/>`,
  );
  return `<g stroke="#000" stroke-linejoin="round" stroke-opacity="${strength * 0.2}" fill-opacity="${strength * 0.2}">${strokes.join('')}</g>`;
}

function parts(design: WatchDesign): { drawn: string; silhouette: string } {
  switch (design.kind) {
    case 'wrist':
      return { drawn: drawWristWatch(design), silhouette: wristSilhouette(design) };
    case 'pocket':
      return { drawn: drawPocketWatch(design), silhouette: pocketSilhouette() };
    case 'digital':
      return { drawn: drawDigitalWatch(design), silhouette: digitalSilhouette(design) };
  }
}
