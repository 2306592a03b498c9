import type { AnyStateMachine } from 'xstate';

/** A state's definition in a machine whose types do not matter. */
export type AnyNode = AnyStateMachine['root'];

const inline = 'inline';

/** The name of an action or a guard; one that is written in place has none. */
export function nameOf(written: unknown): string {
  if (typeof written === 'string') return written;
  if (typeof written === 'object' && written && 'type' in written) return String(written.type);
  return inline;
}

/** The name of an invoked actor; XState makes one up for logic that is written in place. */
export function sourceNameOf(source: unknown): string {
  return typeof source === 'string' && !source.startsWith('xstate.invoke.') ? source : inline;
}

/**
 * The ids of the states that a history state leads to without a past. Its definition keeps them as
 * they were written: '#' and an id, or keys from its parent down.
 */
export function historyTargets(node: AnyNode): string[] {
  const written = node.config.target as string | readonly string[] | undefined;
  return [written ?? []].flat().map((name) => {
    if (name.startsWith('#')) return name.slice(1);
    const found = name
      .split('.')
      .filter(Boolean)
      .reduce((parent, key) => parent?.states[key], node.parent);
    return found?.id ?? name;
  });
}
