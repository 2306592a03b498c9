import type { WatchDesign } from '../drawing/watch-design';

export const pocketWatches = {
  'thornby-stationmaster': {
    kind: 'pocket',
    scene: { setting: 'wood', tone: 'walnut', tilt: -8, scale: 0.9 },
    metal: 'gold',
    dial: {
      colour: '#f8f5ec',
      finish: 'enamel',
      subdials: 'small-seconds',
      indices: { kind: 'roman', colour: '#1b1d21' },
      hands: { shape: 'spade', colour: '#24408a' },
    },
  },
  'thornby-silver-guilloche': {
    kind: 'pocket',
    scene: { setting: 'linen', tone: 'slate', tilt: 9, scale: 0.9 },
    metal: 'steel',
    dial: {
      colour: '#f4f4f2',
      finish: 'guilloche',
      subdials: 'small-seconds',
      indices: { kind: 'roman', colour: '#22262c' },
      hands: { shape: 'pomme', colour: '#2b3038' },
    },
  },
  'thornby-railway': {
    kind: 'pocket',
    scene: { setting: 'papers', tone: 'ivory', tilt: -12, scale: 0.9 },
    metal: 'steel',
    dial: {
      colour: '#fdfcf8',
      finish: 'enamel',
      subdials: 'small-seconds',
      indices: { kind: 'arabic', colour: '#16181b' },
      hands: { shape: 'spade', colour: '#1d1f23' },
    },
    time: { hours: 1, minutes: 52, seconds: 20 },
  },
  'thornby-moonphase': {
    kind: 'pocket',
    scene: { setting: 'studio', tone: 'midnight', tilt: 11, scale: 0.9 },
    metal: 'rose',
    dial: {
      colour: '#1c2c57',
      finish: 'sunburst',
      subdials: 'moon',
      indices: { kind: 'roman', colour: '#f2d9b8' },
      hands: { shape: 'leaf', colour: 'rose' },
      legendColour: '#f2d9b8',
    },
  },
  'ashgrove-bronze-field': {
    kind: 'pocket',
    scene: { setting: 'leaves', tone: 'sage', tilt: -6, scale: 0.9 },
    metal: 'bronze',
    dial: {
      colour: '#211f1c',
      finish: 'matt',
      indices: { kind: 'arabic', colour: '#ead9ae' },
      hands: { shape: 'syringe', colour: '#ead9ae', lume: '#f4e9c9', seconds: '#ead9ae' },
    },
  },
  'ashgrove-gala': {
    kind: 'pocket',
    scene: { setting: 'marble', tone: 'blush', tilt: 6, scale: 0.9 },
    metal: 'gold',
    dial: {
      colour: '#f3e3bd',
      finish: 'guilloche',
      subdials: 'small-seconds',
      indices: { kind: 'wedges', colour: '#94661d' },
      hands: { shape: 'leaf', colour: '#4a3414' },
      legendColour: '#5a4114',
    },
  },
} satisfies Record<string, WatchDesign>;
