import type { MetalName } from './metals';
import type { ToneName } from './tones';

export type Setting =
  'studio' | 'podium' | 'papers' | 'window' | 'blinds' | 'leaves' | 'wood' | 'marble' | 'linen';

export interface Scene {
  setting: Setting;
  tone: ToneName;
  /** Degrees clockwise. */
  tilt?: number;
  /** 1 shows a wrist watch's case at half the picture's width. */
  scale?: number;
}

export type Strap =
  | { kind: 'leather'; colour: string; thread?: string; grain?: 'smooth' | 'alligator' | 'suede' }
  | { kind: 'bracelet'; metal: MetalName; links: 'three' | 'five' | 'one'; centre?: MetalName }
  | { kind: 'mesh'; metal: MetalName }
  | { kind: 'rubber'; colour: string; surface: 'ridged' | 'tropic' | 'smooth' }
  | { kind: 'nato'; colours: readonly string[]; metal: MetalName };

export type DialFinish = 'sunburst' | 'matt' | 'fumed' | 'enamel' | 'guilloche' | 'waves' | 'linen';

export type Bezel =
  | { kind: 'plain' | 'narrow' | 'fluted' | 'stepped' }
  | { kind: 'dive' | 'tachymeter' | 'hours'; colour: string; lower?: string };

export type Indices =
  | { kind: 'batons' | 'wedges' | 'dots' | 'roman'; colour: string }
  | { kind: 'arabic'; colour: string; only?: 'all' | 'even' | 'cardinal'; outlined?: boolean }
  | { kind: 'field' | 'pilot' | 'diver'; colour: string; lume: string };

export type HandShape =
  'dauphine' | 'sword' | 'baton' | 'pencil' | 'ringed' | 'leaf' | 'pomme' | 'syringe' | 'spade';

export interface Hands {
  shape: HandShape;
  /** A metal for polished hands, or one of #rrggbb for painted or blued ones. */
  colour: MetalName | `#${string}`;
  lume?: string;
  /** The colour of the central seconds hand; without it there is none. */
  seconds?: string;
}

/** Small dials within the dial: where they sit says what they count. */
export type Subdials = 'none' | 'small-seconds' | 'two' | 'three' | 'moon';

export interface TimeShown {
  hours: number;
  minutes: number;
  seconds: number;
}

export interface Dial {
  colour: string;
  finish: DialFinish;
  indices: Indices;
  hands: Hands;
  subdials?: Subdials;
  /** Colour of the small dials when they stand out from the dial ("panda"). */
  subdialColour?: string;
  date?: 3 | 6;
  /** An invented maker's name, and a line near six o'clock. */
  name?: string;
  legend?: string;
  legendColour?: string;
}

export interface WristWatch {
  kind: 'wrist';
  scene: Scene;
  metal: MetalName;
  shape: 'round' | 'cushion' | 'rectangular';
  bezel: Bezel;
  crown?: 'plain' | 'onion' | 'guarded';
  pushers?: boolean;
  dial: Dial;
  strap: Strap;
  time?: TimeShown;
}

export interface PocketWatch {
  kind: 'pocket';
  scene: Scene;
  metal: MetalName;
  dial: Dial;
  time?: TimeShown;
}

export interface DigitalWatch {
  kind: 'digital';
  scene: Scene;
  metal: MetalName;
  shape: 'octagonal' | 'square' | 'shock';
  /** Colour of the resin or of the painted frame around the display. */
  frame: string;
  accent: string;
  display: { light: string; ink: string };
  strap: Strap;
  time?: TimeShown;
}

export type WatchDesign = WristWatch | PocketWatch | DigitalWatch;

export const classicTime: TimeShown = { hours: 10, minutes: 9, seconds: 35 };
