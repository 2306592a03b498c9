import { and, not, or } from 'xstate';
import { toPlainJson } from './plain-json';

/** An action or a guard as declared. Those built into XState have types like 'xstate.raise'. */
export interface ActionOrGuard {
  type: string;
  params?: unknown;
}

/** The name of an anonymous inline function. */
const inlineName = 'inline';

interface BuiltInCreator {
  type?: string;
  check?: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
  src?: unknown;
}

/** Built-in guards by their `check` function, because a bundler may have renamed the guard functions. */
const guardTypes = new Map(
  [
    { guard: and([]), type: 'xstate.and' },
    { guard: or([]), type: 'xstate.or' },
    { guard: not('any'), type: 'xstate.not' },
  ].map(({ guard, type }) => [(guard as unknown as BuiltInCreator).check, type]),
);

/** JavaScript uses the name of the property for an anonymous function that is assigned to it. */
const propertyNames = ['actions', 'entry', 'exit', 'guard', 'cond', 'input', 'src'];

function withParams(type: string, params: Readonly<Record<string, unknown>>): ActionOrGuard {
  const plainParams = toPlainJson(params) as object;
  return Object.keys(plainParams).length > 0 ? { type, params: plainParams } : { type };
}

function toGuard(guard: BuiltInCreator & { name: string }): ActionOrGuard {
  const { check, guards, stateValue, name } = guard;
  if (!guards) return withParams('xstate.stateIn', { stateValue });
  return withParams(guardTypes.get(check) ?? `xstate.${name}`, {
    guards: guards.map(toActionOrGuard),
  });
}

function toBuiltInAction({ type = inlineName, ...parts }: BuiltInCreator): ActionOrGuard {
  const fields = Object.entries(parts).filter(
    ([key]) => !['resolve', 'retryResolve', 'execute', 'collect'].includes(key),
  );
  const { src, ...params } = Object.fromEntries(fields);
  return withParams(type, src === undefined ? params : { src: getSourceName(src), ...params });
}

/** Names of one or two letters come from a minifier. */
function getFunctionName({ name }: { name: string }): string {
  return name.length < 3 || propertyNames.includes(name) ? inlineName : name;
}

/** Converts the definition of an action or a guard to its name and params. */
export function toActionOrGuard(definition: unknown): ActionOrGuard {
  if (typeof definition === 'string') return { type: definition };
  if (typeof definition === 'function') {
    if ('check' in definition) return toGuard(definition);
    return 'type' in definition
      ? toBuiltInAction({ ...(definition as BuiltInCreator) })
      : { type: getFunctionName(definition) };
  }
  if (typeof definition !== 'object' || !definition || !('type' in definition))
    return { type: inlineName };
  const type = String(definition.type);
  if (!('params' in definition) || definition.params === undefined) return { type };
  return { type, params: toPlainJson(definition.params) };
}

/** Returns the name of an invoked actor. XState generates one for inline logic, which is not shown. */
export function getSourceName(source: unknown): string {
  return typeof source === 'string' && !source.startsWith('xstate.invoke.') ? source : inlineName;
}
