import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyNode } from './definition';

function collectActiveNodes(node: AnyNode, value: StateValue): AnyNode[] {
  const childValues = typeof value === 'string' ? { [value]: {} } : value;
  const descendants = Object.entries(childValues).flatMap(([key, rest = {}]) => {
    const child = node.states[key];
    return child ? collectActiveNodes(child, rest) : [];
  });
  return [node, ...descendants];
}

/** Returns the nodes of all active states, parents before their children. */
export const getActiveNodes = ({ machine, value }: AnyMachineSnapshot): AnyNode[] =>
  collectActiveNodes(machine.root, value as StateValue);

/** Returns the ids of all active states, such as booking.editing and booking.editing.rejected. */
export const getActiveStateIds = (snapshot: AnyMachineSnapshot): string[] =>
  getActiveNodes(snapshot).map(({ id }) => id);
