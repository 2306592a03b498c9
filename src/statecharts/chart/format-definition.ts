import type { ActionOrGuard } from './action-or-guard';
import { computedPlaceholder } from './plain-json';
import { formatStateValue } from './format-state-value';

type Params = Readonly<Record<string, unknown>>;

const maxLength = 70;

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function format(value: unknown): string {
  if (value === computedPlaceholder) return '…';
  if (Array.isArray(value)) return `[${value.map(format).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${format(part)}`);
  return `{ ${parts.join(', ')} }`;
}

/** Formats a value as in code, truncated to `maxLength` characters. */
export function formatValue(value: unknown): string {
  const text = format(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Formats a name, or an object with a `type` or `id`; '…' if it is computed. */
const formatName = (value: unknown) =>
  typeof value === 'string' && value !== computedPlaceholder
    ? value
    : isRecord(value)
      ? formatEvent(value)
      : '…';

function formatEvent({ type, id, ...payload }: Params): string {
  const name = formatName(type ?? id);
  return Object.keys(payload).length > 0 && type !== undefined
    ? `${name} ${formatValue(payload)}`
    : name;
}

const formatDelay = ({ delay }: Params) => {
  if (delay === undefined) return '';
  return ` after ${typeof delay === 'number' ? `${delay} ms` : formatName(delay)}`;
};

const formatters: Record<string, (params: Params) => string> = {
  'xstate.assign': ({ assignment }) =>
    isRecord(assignment) ? `assign ${Object.keys(assignment).join(', ')}` : 'assign',
  'xstate.raise': (params) => `raise ${formatName(params['event'])}${formatDelay(params)}`,
  'xstate.emit': ({ event }) => `emit ${formatName(event)}`,
  'xstate.sendTo': (params) => {
    const to = params['to'] === computedPlaceholder ? '' : ` to ${formatName(params['to'])}`;
    return `send ${formatName(params['event'])}${to}${formatDelay(params)}`;
  },
  'xstate.log': ({ value, label }) =>
    ['log', label === undefined ? '' : formatName(label), formatValue(value)]
      .filter(Boolean)
      .join(' '),
  'xstate.spawnChild': ({ src, id, systemId, input }) =>
    [
      `spawn ${formatName(src)}`,
      ...[id, systemId]
        .filter((name) => name !== undefined)
        .map((name) => `as ${formatName(name)}`),
      ...(input === undefined
        ? []
        : [input === computedPlaceholder ? 'with input' : `with ${formatValue(input)}`]),
    ].join(' '),
  'xstate.stopChild': ({ actorRef }) => `stop ${formatName(actorRef)}`,
  'xstate.cancel': ({ sendId }) => `cancel ${formatName(sendId)}`,
  'xstate.enqueueActions': () => 'enqueueActions',
};

function formatGuard(actionOrGuard: ActionOrGuard, isNested: boolean): string {
  const { guards = [], stateValue } = (actionOrGuard.params ?? {}) as {
    guards?: ActionOrGuard[];
    stateValue?: unknown;
  };
  const parts = guards.map((guard) => formatGuard(guard, true));
  const parenthesize = (text: string) => (isNested && guards.length > 1 ? `(${text})` : text);
  if (actionOrGuard.type === 'xstate.and') return parenthesize(parts.join(' and '));
  if (actionOrGuard.type === 'xstate.or') return parenthesize(parts.join(' or '));
  if (actionOrGuard.type === 'xstate.not') return `not ${parts.join()}`;
  if (actionOrGuard.type !== 'xstate.stateIn') return formatActionOrGuard(actionOrGuard);
  return `in ${formatStateValue(stateValue as Parameters<typeof formatStateValue>[0])}`;
}

/** Formats an action or a guard: 'isLonger { than: 3 }', 'raise go after 5 ms', 'a and not b'. */
export function formatActionOrGuard(actionOrGuard: ActionOrGuard): string {
  const { type, params } = actionOrGuard;
  const formatter = formatters[type];
  if (formatter) return formatter(isRecord(params) ? params : {});
  if (['xstate.and', 'xstate.or', 'xstate.not', 'xstate.stateIn'].includes(type)) {
    return formatGuard(actionOrGuard, false);
  }
  return params === undefined || params === computedPlaceholder
    ? type
    : `${type} ${formatValue(params)}`;
}
