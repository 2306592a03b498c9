function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const share = Math.min(1, Math.max(0, amount));
  const target = channels(second);
  const mixed = channels(first).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount);
}

export function darken(colour: string, amount: number): string {
  return mix(colour, '#000000', amount);
}

/** Picks a colour along a ramp of evenly spaced ones; the position runs from 0 to 1. */
export function alongRamp(ramp: readonly string[], position: number): string {
  const place = Math.min(1, Math.max(0, position)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  return mix(ramp[index] ?? '#000000', ramp[index + 1] ?? '#ffffff', place - index);
}

/** How bright a colour looks, from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
