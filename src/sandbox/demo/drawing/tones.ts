/** Colours of a studio: where the light falls, the middle, the far corners, and the objects in it. */
export interface Tone {
  light: string;
  middle: string;
  deep: string;
  object: string;
  /** How dark shadows are: dark rooms need more. */
  shadow: number;
}

const tones = {
  ivory: { light: '#fbf7ee', middle: '#efe6d6', deep: '#d6c7ae', object: '#e3d5bd', shadow: 0.42 },
  snow: { light: '#ffffff', middle: '#f1f3f5', deep: '#d5dade', object: '#e4e8eb', shadow: 0.36 },
  sand: { light: '#f3e3cb', middle: '#e2c9a6', deep: '#bf9c70', object: '#d3b48b', shadow: 0.45 },
  blush: { light: '#f9e6df', middle: '#edcdc2', deep: '#cf9f91', object: '#e2b8aa', shadow: 0.42 },
  sage: { light: '#e6ecdf', middle: '#c8d3bd', deep: '#94a587', object: '#b1c0a4', shadow: 0.44 },
  mist: { light: '#eaf1f5', middle: '#cddbe3', deep: '#9ab0bd', object: '#b6c9d4', shadow: 0.42 },
  sky: { light: '#dcebf7', middle: '#aecde4', deep: '#7299b8', object: '#93b9d5', shadow: 0.44 },
  terracotta: {
    light: '#e9b595',
    middle: '#d08e69',
    deep: '#9a5b3d',
    object: '#c07c57',
    shadow: 0.5,
  },
  walnut: { light: '#a97b52', middle: '#7d5638', deep: '#452c1b', object: '#6a4629', shadow: 0.58 },
  moss: { light: '#72826a', middle: '#4c5d49', deep: '#26332a', object: '#41513f', shadow: 0.6 },
  slate: { light: '#7b8896', middle: '#525f6d', deep: '#2a333d', object: '#46525f', shadow: 0.6 },
  petrol: { light: '#4d7b84', middle: '#2d5660', deep: '#122f37', object: '#264b54', shadow: 0.6 },
  charcoal: {
    light: '#5b5c60',
    middle: '#37383b',
    deep: '#17181a',
    object: '#2e2f32',
    shadow: 0.7,
  },
  midnight: {
    light: '#3b4a66',
    middle: '#212c44',
    deep: '#0b1120',
    object: '#1c263c',
    shadow: 0.7,
  },
  plum: { light: '#7d5f72', middle: '#54394c', deep: '#2a1926', object: '#482f41', shadow: 0.6 },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

export function toneNamed(name: ToneName): Tone {
  return tones[name];
}
