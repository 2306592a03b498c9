import { accentScale, mainScale } from './brand-scales';
import { brandDefaults, type Brand } from './shop-defaults';

export type BrandColors = Pick<Brand, 'mainColor' | 'accentColor'>;

/** The contrast of text that WCAG 2.2 requires (level AA). */
const minContrast = 4.5;

/**
 * Returns the shades of the brand's colors. Each shade keeps the luminance of the default one, on which alone contrast
 * depends, so texts stay readable in both color modes whatever the hue is.
 */
export function brandShades({ mainColor, accentColor }: BrandColors) {
  return {
    ink: deriveScale(mainScale, brandDefaults.mainColor, mainColor),
    amber: deriveScale(accentScale, brandDefaults.accentColor, accentColor),
  };
}

/** Returns the CSS variables of the theme's tokens, with the brand's shades. */
export function brandVariables(colors: BrandColors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(brandShades(colors)).flatMap(([palette, scale]) =>
      Object.entries(scale).map(([shade, color]) => [`--chakra-colors-${palette}-${shade}`, color]),
    ),
  );
}

function deriveScale<Scale extends object>(scale: Scale, base: string, color: string): Scale {
  if (color === base) return scale;
  const own = luminance(color);
  const derive = (shade: string) => {
    if (shade === base) return color;
    const wanted = luminance(shade);
    // A shade does not change sides with the color that was chosen.
    const isLighter = wanted > luminance(base);
    return withLuminance(color, isLighter ? Math.max(wanted, own) : Math.min(wanted, own));
  };
  return Object.fromEntries(
    Object.entries(scale).map(([name, shade]) => [name, derive(shade as string)]),
  ) as Scale;
}

/** Returns the main color, or the nearest that is dark enough for the text on it in both color modes. */
export function readableMainColor(color: string): string {
  const text = accentScale[200];
  if (contrast(color, text) >= minContrast) return color;
  return withLuminance(color, (luminance(text) + 0.05) / minContrast - 0.05);
}

/** Returns the accent color, or the nearest that is light enough for the dark text on it. */
export function readableAccentColor(color: string): string {
  const text = mainScale[900];
  if (contrast(color, text) >= minContrast) return color;
  return withLuminance(color, (luminance(text) + 0.05) * minContrast - 0.05);
}

/** Returns the contrast of two colors (WCAG 2.2). */
export function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Mixes the color with white or black. The luminance is linear in the channels' light, so the share follows from it.
 * The result is rounded away from the color, so that it never has less contrast than was wanted.
 */
function withLuminance(color: string, wanted: number): string {
  const own = luminance(color);
  if (wanted === own) return color;
  const channels = linearChannels(color).map((light) =>
    wanted > own ? light + (1 - light) * ((wanted - own) / (1 - own)) : (light * wanted) / own,
  );
  const round = wanted > own ? Math.ceil : Math.floor;
  return `#${channels.map((light) => toHex(round(toChannel(light)))).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linearChannels = (color: string) =>
  [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** Returns the channel of its light, 0 to 255, not rounded. The errors of the computer's arithmetic are cut off. */
function toChannel(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Number((value * 255).toFixed(9));
}

const toHex = (channel: number) => channel.toString(16).padStart(2, '0');
