import type { AnyStateMachine } from 'xstate';

/** A state's definition in a machine whose types do not matter. */
export type AnyNode = AnyStateMachine['root'];

/**
 * The ids of the states that a history state leads to without a past. Its definition keeps them as
 * they were written: '#' and an id, or keys from its parent down.
 */
export function historyTargets(node: AnyNode): string[] {
  const written = node.config.target as string | readonly string[] | undefined;
  return [written ?? []].flat().map((name) => {
    if (name.startsWith('#')) return node.machine.getStateNodeById(name).id;
    const found = name
      .split('.')
      .filter(Boolean)
      .reduce((parent, key) => parent?.states[key], node.parent);
    return found?.id ?? name;
  });
}
