import type { AnyStateMachine } from 'xstate';

export type AnyNode = AnyStateMachine['root'];

/**
 * Returns the ids of the states that a history state enters if its parent was never active. The
 * definition refers to them by '#' and an id, or by a path of keys below the parent.
 */
export function getHistoryTargets(node: AnyNode): string[] {
  const targets = node.config.target as string | readonly string[] | undefined;
  return [targets ?? []].flat().map((name) => {
    if (name.startsWith('#')) return node.machine.getStateNodeById(name).id;
    const found = name
      .split('.')
      .filter(Boolean)
      .reduce((parent, key) => parent?.states[key], node.parent);
    return found?.id ?? name;
  });
}
