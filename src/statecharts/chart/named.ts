import { and, not, or } from 'xstate';
import { plain } from './plain';

/** An action or a guard, as far as its definition says: those of XState have types like 'xstate.raise'. */
export interface Named {
  type: string;
  params?: unknown;
}

/** The name of what is written in place without one. */
const inline = 'inline';

interface BuiltIn {
  type?: string;
  check?: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
  src?: unknown;
}

/** By what they check with, since a bundler may have renamed the functions themselves. */
const combinations = new Map(
  [
    { guard: and([]), type: 'xstate.and' },
    { guard: or([]), type: 'xstate.or' },
    { guard: not('any'), type: 'xstate.not' },
  ].map(({ guard, type }) => [(guard as unknown as BuiltIn).check, type]),
);

/** What JavaScript calls a function that is written as the value of one of these. */
const positions = ['actions', 'entry', 'exit', 'guard', 'cond', 'input', 'src'];

function withParams(type: string, params: Readonly<Record<string, unknown>>): Named {
  const plainParams = plain(params) as object;
  return Object.keys(plainParams).length > 0 ? { type, params: plainParams } : { type };
}

function guardOf(written: BuiltIn & { name: string }): Named {
  const { check, guards, stateValue, name } = written;
  if (!guards) return withParams('xstate.stateIn', { stateValue });
  return withParams(combinations.get(check) ?? `xstate.${name}`, { guards: guards.map(namedOf) });
}

function creatorOf({ type = inline, ...parts }: BuiltIn): Named {
  const own = Object.entries(parts).filter(
    ([key]) => !['resolve', 'retryResolve', 'execute', 'collect'].includes(key),
  );
  const { src, ...params } = Object.fromEntries(own);
  return withParams(type, src === undefined ? params : { src: sourceNameOf(src), ...params });
}

/** One of two letters or fewer is a bundler's. */
function functionName({ name }: { name: string }): string {
  return name.length < 3 || positions.includes(name) ? inline : name;
}

/** The name of an action or a guard, with what it is given. */
export function namedOf(written: unknown): Named {
  if (typeof written === 'string') return { type: written };
  if (typeof written === 'function') {
    if ('check' in written) return guardOf(written);
    return 'type' in written
      ? creatorOf({ ...(written as BuiltIn) })
      : { type: functionName(written) };
  }
  if (typeof written !== 'object' || !written || !('type' in written)) return { type: inline };
  const type = String(written.type);
  if (!('params' in written) || written.params === undefined) return { type };
  return { type, params: plain(written.params) };
}

/** The name of an invoked actor; XState makes one up for logic that is written in place. */
export function sourceNameOf(source: unknown): string {
  return typeof source === 'string' && !source.startsWith('xstate.invoke.') ? source : inline;
}
