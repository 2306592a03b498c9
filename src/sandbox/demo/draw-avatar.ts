import { darken, lighten } from './drawing/colour';
import { definitions, linearGradient } from './drawing/paint';

export interface AvatarDesign {
  skin: string;
  hair: 'short' | 'swept' | 'long' | 'bob' | 'curly';
  hairColour: string;
  top: string;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
}

const behind: Record<AvatarDesign['hair'], string> = {
  short: '',
  swept: '',
  long: '<path d="M118 176C118 96 154 66 200 66S282 96 282 176C282 240 296 280 300 330H100C104 280 118 240 118 176Z"/>',
  bob: '<path d="M116 190C112 104 150 70 200 70S288 104 284 190C284 226 280 250 268 264H132C120 250 116 226 116 190Z"/>',
  curly:
    '<circle cx="200" cy="120" r="66"/><circle cx="140" cy="142" r="40"/><circle cx="260" cy="142" r="40"/><circle cx="126" cy="188" r="30"/><circle cx="274" cy="188" r="30"/><circle cx="164" cy="92" r="38"/><circle cx="236" cy="92" r="38"/>',
};

const fringes: Record<AvatarDesign['hair'], string> = {
  short:
    'M136 172C130 104 162 76 200 76S270 104 264 172C258 150 252 138 246 130C214 136 182 134 156 128C148 138 142 152 136 172Z',
  swept:
    'M134 176C120 100 168 60 222 74C262 82 274 122 265 174C260 150 252 136 240 122C210 132 176 134 158 124C146 138 140 154 134 176Z',
  long: 'M128 196C124 110 158 78 202 82C178 122 156 150 128 196ZM194 82C246 80 276 112 272 196C254 146 230 116 194 82Z',
  bob: 'M128 182C124 108 162 80 200 80S276 108 272 182C256 152 228 142 200 142S144 152 128 182Z',
  curly: 'M130 172C128 104 164 84 200 84S272 104 270 172C256 138 230 128 200 128S144 138 130 172Z',
};

/** A small portrait: a square SVG document of the given side in pixels. */
export function drawAvatar(design: AvatarDesign, side = 400): string {
  const { skin, hair, hairColour, top, ground } = design;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 400 400">${definitions(
    linearGradient(
      'ground',
      [0, 0, 1, 1],
      [
        [0, lighten(ground, 0.35)],
        [1, darken(ground, 0.12)],
      ],
    ),
    linearGradient(
      'top',
      [0, 0, 1, 1],
      [
        [0, lighten(top, 0.14)],
        [1, darken(top, 0.22)],
      ],
    ),
    linearGradient(
      'face',
      [0, 0, 1, 0.6],
      [
        [0, lighten(skin, 0.14)],
        [1, darken(skin, 0.06)],
      ],
    ),
  )}<rect width="400" height="400" fill="url(#ground)"/><g fill="${hairColour}">${behind[hair]}</g><path d="M56 420C58 330 116 300 172 292H228C284 300 342 330 344 420Z" fill="url(#top)"/><path d="M172 240H228V292Q200 326 172 292Z" fill="${darken(skin, 0.16)}"/>${['long', 'bob'].includes(hair) ? '' : ears(skin)}<path d="M138 166C138 116 166 92 200 92S262 116 262 166V196C262 240 236 272 200 272S138 240 138 196Z" fill="url(#face)"/>${design.beard ? beard(hairColour) : ''}<path d="${fringes[hair]}" fill="${hairColour}"/>${features(skin, hairColour)}${design.glasses ? glasses() : ''}</svg>`;
}

function ears(skin: string): string {
  const colour = darken(skin, 0.1);
  return `<circle cx="137" cy="192" r="15" fill="${colour}"/><circle cx="263" cy="192" r="15" fill="${colour}"/>`;
}

function features(skin: string, hairColour: string): string {
  return `<g fill="#26201d"><ellipse cx="173" cy="190" rx="6.5" ry="7.5"/><ellipse cx="227" cy="190" rx="6.5" ry="7.5"/></g><g fill="none" stroke-linecap="round"><path d="M159 170Q172 162 185 169M215 169Q228 162 241 170" stroke="${darken(hairColour, 0.1)}" stroke-width="5.5"/><path d="M201 192Q206 212 196 216" stroke="${darken(skin, 0.24)}" stroke-width="4"/><path d="M180 236Q200 250 220 236" stroke="#8f3f3a" stroke-width="5.5"/></g>`;
}

function beard(hairColour: string): string {
  return `<path d="M138 190C140 240 164 278 200 278S260 240 262 190C256 212 246 222 232 224Q200 212 168 224C154 222 144 212 138 190Z" fill="${lighten(hairColour, 0.1)}"/><path d="M178 234Q200 226 222 234Q200 256 178 234Z" fill="#b5766a" opacity="0.5"/>`;
}

function glasses(): string {
  return '<g fill="#fff" fill-opacity="0.16" stroke="#2b2f36" stroke-width="5"><rect x="148" y="174" width="46" height="36" rx="15"/><rect x="206" y="174" width="46" height="36" rx="15"/><path d="M194 188Q200 184 206 188" fill="none"/></g>';
}
