import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyNode } from './definition';

function nodesIn(node: AnyNode, value: StateValue): AnyNode[] {
  const inner = typeof value === 'string' ? { [value]: {} } : value;
  const below = Object.entries(inner).flatMap(([key, rest = {}]) => {
    const child = node.states[key];
    return child ? nodesIn(child, rest) : [];
  });
  return [node, ...below];
}

/** The states that a machine is in, parents before their children. */
export const activeNodes = ({ machine, value }: AnyMachineSnapshot): AnyNode[] =>
  nodesIn(machine.root, value as StateValue);

/** Their ids, such as booking.editing and booking.editing.refused. */
export const activeStates = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot).map(({ id }) => id);
