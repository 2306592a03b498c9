import type { Named } from './named';
import { computed } from './plain';
import { stateName } from './state-name';

type Params = Readonly<Record<string, unknown>>;

const longest = 70;

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function written(value: unknown): string {
  if (value === computed) return '…';
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`);
  return `{ ${parts.join(', ')} }`;
}

/** A value as a reader of code would write it, cut where it is long. */
export function valueText(value: unknown): string {
  const text = written(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A name, or undefined if the definition has none. */
const word = (value: unknown) =>
  typeof value === 'string' && value !== computed
    ? value
    : isRecord(value)
      ? eventText(value)
      : '…';

function eventText({ type, id, ...payload }: Params): string {
  const name = word(type ?? id);
  return Object.keys(payload).length > 0 && type !== undefined
    ? `${name} ${valueText(payload)}`
    : name;
}

const delayed = ({ delay }: Params) => {
  if (delay === undefined) return '';
  return ` after ${typeof delay === 'number' ? `${delay} ms` : word(delay)}`;
};

const creators: Record<string, (params: Params) => string> = {
  'xstate.assign': ({ assignment }) =>
    isRecord(assignment) ? `assign ${Object.keys(assignment).join(', ')}` : 'assign',
  'xstate.raise': (params) => `raise ${word(params['event'])}${delayed(params)}`,
  'xstate.emit': ({ event }) => `emit ${word(event)}`,
  'xstate.sendTo': (params) => {
    const to = params['to'] === computed ? '' : ` to ${word(params['to'])}`;
    return `send ${word(params['event'])}${to}${delayed(params)}`;
  },
  'xstate.log': ({ value, label }) =>
    ['log', label === undefined ? '' : word(label), valueText(value)].filter(Boolean).join(' '),
  'xstate.spawnChild': ({ src, id, systemId, input }) =>
    [
      `spawn ${word(src)}`,
      ...[id, systemId].filter((name) => name !== undefined).map((name) => `as ${word(name)}`),
      ...(input === undefined
        ? []
        : [input === computed ? 'with input' : `with ${valueText(input)}`]),
    ].join(' '),
  'xstate.stopChild': ({ actorRef }) => `stop ${word(actorRef)}`,
  'xstate.cancel': ({ sendId }) => `cancel ${word(sendId)}`,
  'xstate.enqueueActions': () => 'enqueueActions',
};

function combined(named: Named, outer: boolean): string {
  const { guards = [], stateValue } = (named.params ?? {}) as {
    guards?: Named[];
    stateValue?: unknown;
  };
  const parts = guards.map((guard) => combined(guard, true));
  const bracketed = (text: string) => (outer && guards.length > 1 ? `(${text})` : text);
  if (named.type === 'xstate.and') return bracketed(parts.join(' and '));
  if (named.type === 'xstate.or') return bracketed(parts.join(' or '));
  if (named.type === 'xstate.not') return `not ${parts.join()}`;
  if (named.type !== 'xstate.stateIn') return namedText(named);
  return `in ${stateName(stateValue as Parameters<typeof stateName>[0])}`;
}

/** An action or a guard in words: 'isLonger { than: 3 }', 'raise go after 5 ms', 'a and not b'. */
export function namedText(named: Named): string {
  const { type, params } = named;
  const creator = creators[type];
  if (creator) return creator(isRecord(params) ? params : {});
  if (['xstate.and', 'xstate.or', 'xstate.not', 'xstate.stateIn'].includes(type)) {
    return combined(named, false);
  }
  return params === undefined || params === computed ? type : `${type} ${valueText(params)}`;
}
