import { caseRadius } from './bezel';
import { circlePath, trim } from './geometry';
import { brushed, metalRing, metalShade, outwardSlope, type MetalName } from './metals';
import { definitions, linearGradient, linearGradientInPlace } from './paint';
import type { WristWatch } from './watch-design';

const cushion =
  'M-170 -282Q0 -322 170 -282Q268 -262 284 -170Q312 0 284 170Q268 262 170 282Q0 322 -170 282Q-268 262 -284 170Q-312 0 -284 -170Q-268 -262 -170 -282Z';
const lug =
  'M138 -150V-338Q138 -352 150 -353L168 -352Q181 -350 185 -337C193 -288 208 -232 246 -150L200 -120Z';
const lugBevel =
  'M164 -352.5Q181 -350 185 -337C193 -288 208 -232 246 -150L236 -150C198 -232 183 -286 174 -335Q172 -347 158 -352Z';

/** The silhouette of a wrist watch's case, for its shadow. */
export function caseSilhouette(shape: WristWatch['shape']): string {
  if (shape === 'rectangular') return 'M-212 -340H212V340H-212Z';
  if (shape === 'cushion') return cushion;
  return circlePath(caseRadius) + 'M-246 -150L-182 -353H182L246 -150V150L182 353H-182L-246 150Z';
}

/** The body below the bezel: lugs, middle and crown. */
export function drawCase({ metal, shape, crown = 'plain', pushers }: WristWatch): string {
  const buttons =
    (pushers ? pusher(metal, -34) + pusher(metal, 34) : '') + drawCrown(metal, crown, shape);
  if (shape === 'rectangular') return buttons + rectangularBody(metal);
  if (shape === 'cushion') return buttons + cushionBody(metal);
  return (
    buttons +
    lugs(metal) +
    metalRing(metal, 276, caseRadius, brushed) +
    metalRing(metal, caseRadius - 5, caseRadius, outwardSlope)
  );
}

/** Right and left, above and below: how bright the bevel is, and how much shade lies on the lug. */
const corners = [
  { mirror: 'scale(1 1)', bevel: 0.72, shade: 0.06 },
  { mirror: 'scale(-1 1)', bevel: 1, shade: 0 },
  { mirror: 'scale(1 -1)', bevel: 0.24, shade: 0.3 },
  { mirror: 'scale(-1 -1)', bevel: 0.62, shade: 0.16 },
];

function lugs(metal: MetalName): string {
  const fill = definitions(
    linearGradientInPlace(
      'lug-metal',
      [140, -356, 210, -160],
      [
        [0, metalShade(metal, 0.3)],
        [0.12, metalShade(metal, 0.62)],
        [0.3, metalShade(metal, 0.78)],
        [0.62, metalShade(metal, 0.5)],
        [1, metalShade(metal, 0.2)],
      ],
    ),
  );
  const drawn = corners.map(
    ({ mirror, bevel, shade }) =>
      `<g transform="${mirror}"><path d="${lug}" fill="url(#lug-metal)" stroke="${metalShade(metal, 0.12)}" stroke-width="1.5"/><path d="${lug}" opacity="${shade}"/><path d="${lugBevel}" fill="${metalShade(metal, bevel)}"/></g>`,
  );
  return fill + drawn.join('');
}

function slantedMetal(id: string, metal: MetalName, brightnesses: readonly number[]): string {
  return linearGradient(
    id,
    [0, 0, 1, 1],
    brightnesses.map(
      (brightness, index) =>
        [index / (brightnesses.length - 1), metalShade(metal, brightness)] as const,
    ),
  );
}

function cushionBody(metal: MetalName): string {
  return `${definitions(
    slantedMetal('body-edge', metal, [0.98, 0.75, 0.4, 0.16, 0.5]),
    slantedMetal('body-top', metal, [0.8, 0.55, 0.74, 0.46, 0.62, 0.34]),
  )}<path d="${cushion}" transform="scale(1.02 1.04)" fill="url(#body-edge)" stroke="${metalShade(metal, 0.1)}"/><path d="${cushion}" transform="scale(0.985 1.005)" fill="url(#body-top)"/>`;
}

function rectangularBody(metal: MetalName): string {
  const bar = (x: number) =>
    `<rect x="${x}" y="-346" width="48" height="692" rx="22" fill="url(#body-bar)" stroke="${metalShade(metal, 0.12)}" stroke-width="1.5"/>`;
  return `${definitions(
    linearGradient(
      'body-bar',
      [0, 0, 1, 0],
      [
        [0, metalShade(metal, 0.28)],
        [0.22, metalShade(metal, 0.95)],
        [0.42, metalShade(metal, 0.66)],
        [0.8, metalShade(metal, 0.4)],
        [1, metalShade(metal, 0.18)],
      ],
    ),
    slantedMetal('body-top', metal, [0.92, 0.6, 0.82, 0.42, 0.66]),
    slantedMetal('body-lip', metal, [0.2, 0.42, 0.7, 0.96]),
  )}<rect x="-200" y="-292" width="400" height="584" rx="8" fill="url(#body-top)"/>${bar(-216)}${bar(168)}<rect x="-166" y="-238" width="332" height="476" rx="6" fill="url(#body-lip)"/>`;
}

function drawCrown(
  metal: MetalName,
  crown: NonNullable<WristWatch['crown']>,
  shape: WristWatch['shape'],
): string {
  const x = { rectangular: 208, cushion: 292, round: 282 }[shape];
  const [width, half] = { plain: [36, 34], onion: [48, 44], guarded: [34, 36] }[crown] as [
    number,
    number,
  ];
  const ridges = Array.from({ length: 9 }, (_, index) => {
    const y = trim(-half + 4 + (index * (half * 2 - 8)) / 8);
    return `M${x + 9} ${y}H${x + width - 2}`;
  });
  const guards = crown === 'guarded' ? guard(metal) : '';
  const rounding = crown === 'onion' ? 20 : 7;
  return `${definitions(
    linearGradient(
      'crown-metal',
      [0, 0, 0, 1],
      [
        [0, metalShade(metal, 0.18)],
        [0.28, metalShade(metal, 0.95)],
        [0.5, metalShade(metal, 0.6)],
        [0.8, metalShade(metal, 0.32)],
        [1, metalShade(metal, 0.1)],
      ],
    ),
  )}<rect x="${x - 8}" y="${-half * 0.6}" width="24" height="${half * 1.2}" fill="${metalShade(metal, 0.3)}"/><rect x="${x + 6}" y="${-half}" width="${width}" height="${half * 2}" rx="${rounding}" fill="url(#crown-metal)" stroke="${metalShade(metal, 0.1)}"/><path d="${ridges.join('')}" stroke="${metalShade(metal, 0.1)}" stroke-width="2.6" opacity="0.55"/>${guards}`;
}

function guard(metal: MetalName): string {
  const shape = 'M250 -150C292 -112 306 -74 310 -44Q300 -36 280 -36L240 -60Z';
  return `<path d="${shape}" fill="${metalShade(metal, 0.7)}" stroke="${metalShade(metal, 0.15)}" stroke-width="1.5"/><path d="${shape}" transform="scale(1 -1)" fill="${metalShade(metal, 0.36)}" stroke="${metalShade(metal, 0.12)}" stroke-width="1.5"/>`;
}

function pusher(metal: MetalName, degrees: number): string {
  return `<g transform="rotate(${degrees})"><rect x="276" y="-17" width="30" height="34" fill="${metalShade(metal, 0.34)}"/><rect x="300" y="-26" width="26" height="52" rx="6" fill="url(#crown-metal)" stroke="${metalShade(metal, 0.1)}"/></g>`;
}
