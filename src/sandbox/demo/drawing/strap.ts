import { drawBracelet, drawMesh } from './metal-straps';
import { drawLeather, drawNato, drawRubber } from './soft-straps';
import type { Strap } from './watch-design';

/** The strap behind the case, running out of the picture at both ends. */
export function drawStrap(strap: Strap): string {
  switch (strap.kind) {
    case 'leather':
      return drawLeather(strap);
    case 'bracelet':
      return drawBracelet(strap);
    case 'mesh':
      return drawMesh(strap);
    case 'rubber':
      return drawRubber(strap);
    case 'nato':
      return drawNato(strap);
  }
}
