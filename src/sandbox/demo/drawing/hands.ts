import { darken, lighten } from './colour';
import { circlePath, trim } from './geometry';
import { metalShade, type MetalName } from './metals';
import type { HandShape, Hands, TimeShown } from './watch-design';

/** A hand that points to twelve: its silhouette, the half that lies in shade, and its paint. */
interface Shape {
  outline: string;
  shaded: string;
  lume?: string;
}

type Drawer = (length: number, width: number) => Shape;

const straight: Drawer = (length, width) => ({
  outline: `M${-width} 22V${-length}H${width}V22Z`,
  shaded: `M0 22V${-length}H${width}V22Z`,
  lume: `M${-width * 0.45} ${-length * 0.35}V${8 - length}H${width * 0.45}V${-length * 0.35}Z`,
});

const drawers: Record<HandShape, Drawer> = {
  baton: straight,
  dauphine: (length, width) => ({
    outline: `M0 ${-length}L${width * 1.5} -14L0 24L${-width * 1.5} -14Z`,
    shaded: `M0 ${-length}L${width * 1.5} -14L0 24Z`,
  }),
  sword: (length, width) => ({
    outline: `M${-width * 0.55} 24L${-width * 1.35} ${-length * 0.8}L0 ${-length}L${width * 1.35} ${-length * 0.8}L${width * 0.55} 24Z`,
    shaded: `M0 24V${-length}L${width * 1.35} ${-length * 0.8}L${width * 0.55} 24Z`,
    lume: `M${-width * 0.45} ${-length * 0.3}L${-width * 0.85} ${-length * 0.79}L0 ${10 - length}L${width * 0.85} ${-length * 0.79}L${width * 0.45} ${-length * 0.3}Z`,
  }),
  pencil: (length, width) => ({
    outline: `M${-width} 22V${14 - length}L0 ${-length}L${width} ${14 - length}V22Z`,
    shaded: `M0 22V${-length}L${width} ${14 - length}V22Z`,
    lume: `M${-width * 0.55} -30V${18 - length}L0 ${8 - length}L${width * 0.55} ${18 - length}V-30Z`,
  }),
  ringed: (length, width) => {
    const centre = { x: 0, y: -length * 0.66 };
    const stem = `M${-width * 0.6} 22V${-length + 30}L0 ${-length}L${width * 0.6} ${-length + 30}V22Z`;
    return {
      outline: stem + circlePath(width * 2.5, centre),
      shaded: `M0 22V${-length}L${width * 0.6} ${-length + 30}V22Z`,
      lume: circlePath(width * 1.8, centre),
    };
  },
  leaf: (length, width) => ({
    outline: `M0 ${-length}C${width * 2} ${-length * 0.62} ${width * 1.7} ${-length * 0.3} ${width * 0.4} 20H${-width * 0.4}C${-width * 1.7} ${-length * 0.3} ${-width * 2} ${-length * 0.62} 0 ${-length}Z`,
    shaded: `M0 ${-length}C${width * 2} ${-length * 0.62} ${width * 1.7} ${-length * 0.3} ${width * 0.4} 20H0Z`,
  }),
  pomme: (length, width) => ({
    outline: `M${-width * 0.45} 20L${-width * 0.3} ${-length * 0.6}L0 ${-length}L${width * 0.3} ${-length * 0.6}L${width * 0.45} 20Z${circlePath(width * 1.7, { x: 0, y: -length * 0.66 })}${circlePath(width * 1.05, { x: 0, y: -length * 0.66 - width * 0.2 })}`,
    shaded: '',
  }),
  syringe: (length, width) => ({
    outline: `M${-width * 1.1} 22V${-length * 0.72}H${width * 1.1}V22ZM${-width * 0.25} ${-length * 0.7}V${-length}H${width * 0.25}V${-length * 0.7}Z`,
    shaded: '',
    lume: `M${-width * 0.6} -20V${-length * 0.7}H${width * 0.6}V-20Z`,
  }),
  spade: (length, width) => {
    const y = -length * 0.72;
    const w = width * 2.3;
    return {
      outline: `M${-width * 0.4} 26V${y + 8}C${-w} ${y + 14} ${-w * 1.25} ${y - 10} ${-width * 0.6} ${y - 18}C${-width * 0.5} ${y - 24} ${-width * 0.2} ${y - 28} 0 ${-length}C${width * 0.2} ${y - 28} ${width * 0.5} ${y - 24} ${width * 0.6} ${y - 18}C${w * 1.25} ${y - 10} ${w} ${y + 14} ${width * 0.4} ${y + 8}V26Z`,
      shaded: '',
    };
  },
};

function shades(colour: Hands['colour']): { lit: string; shaded: string; rim: string } {
  if (colour.startsWith('#')) {
    return { lit: lighten(colour, 0.12), shaded: darken(colour, 0.22), rim: darken(colour, 0.35) };
  }
  const metal = colour as MetalName;
  return {
    lit: metalShade(metal, 0.86),
    shaded: metalShade(metal, 0.42),
    rim: metalShade(metal, 0.3),
  };
}

function drawHand(shape: Shape, degrees: number, { colour, lume }: Hands): string {
  const { lit, shaded, rim } = shades(colour);
  const paint = lume && shape.lume ? `<path d="${shape.lume}" fill="${lume}"/>` : '';
  return turned(
    degrees,
    shape.outline,
    `<path d="${shape.outline}" fill="${lit}" fill-rule="evenodd" stroke="${rim}" stroke-width="0.8"/><path d="${shape.shaded}" fill="${shaded}"/>${paint}`,
  );
}

/** Turns a hand to its place; its shadow falls to the lower right whichever way it points. */
function turned(degrees: number, outline: string, drawn: string): string {
  const turn = `rotate(${trim(degrees)})`;
  return `<path d="${outline}" fill="#000" fill-rule="evenodd" opacity="0.16" transform="translate(6 9) ${turn}"/><path d="${outline}" fill="#000" fill-rule="evenodd" opacity="0.26" transform="translate(3 4.5) ${turn}"/><g transform="${turn}">${drawn}</g>`;
}

/** The hands of a round dial of radius 200. */
export function drawHands(hands: Hands, time: TimeShown): string {
  const draw = drawers[hands.shape];
  const minutes = time.minutes + time.seconds / 60;
  const minuteShape = hands.shape === 'ringed' ? drawers.sword : draw;
  return (
    drawHand(draw(112, 8), (time.hours + minutes / 60) * 30, hands) +
    drawHand(minuteShape(168, 6.5), minutes * 6, hands) +
    (hands.seconds ? drawSeconds(hands.seconds, time.seconds * 6, hands) : '') +
    drawPin(hands)
  );
}

function drawSeconds(colour: string, degrees: number, { shape, lume }: Hands): string {
  const dot = lume && shape !== 'pencil' ? circlePath(8, { x: 0, y: -128 }) : '';
  const outline = `M-1.6 -30L-0.9 -182H0.9L1.6 -30L3.4 44H-3.4Z${circlePath(9.5)}${dot}`;
  return turned(
    degrees,
    outline,
    `<path d="${outline}" fill="${colour}"/>${dot && `<path d="${circlePath(5.5, { x: 0, y: -128 })}" fill="${lume}"/>`}`,
  );
}

function drawPin(hands: Hands): string {
  const { lit, shaded, rim } = shades(hands.colour);
  return `<circle r="${hands.seconds ? 5 : 8.5}" fill="${lit}" stroke="${rim}"/><circle r="2.2" fill="${shaded}"/>`;
}

/** A slim hand for a small dial. */
export function drawSmallHand(length: number, degrees: number, colour: string): string {
  const outline = `M-1.3 10L-1.1 ${-length}H1.1L1.3 10Z${circlePath(4)}`;
  return turned(degrees, outline, `<path d="${outline}" fill="${colour}"/>`);
}
