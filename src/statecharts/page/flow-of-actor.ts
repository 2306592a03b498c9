import { createMachine } from 'xstate';
import type { Flow } from './flow';
import type { LiveActor } from '../live/live-state';

export const listedFlow = (flows: readonly Flow[], machine: string): Flow | undefined =>
  flows.find((flow) => flow.machine.id === machine);

const told = new Map<string, Flow | undefined>();

/** A flow of which nothing is known but what the running application tells of its machine. */
function toldFlow(title: string, definition: string): Flow | undefined {
  if (!told.has(definition)) {
    try {
      const machine = createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]);
      told.set(definition, { title, file: '', machine, examples: {} });
    } catch {
      // Of another version, or cut off.
      told.set(definition, undefined);
    }
  }
  return told.get(definition);
}

/** Whose chart an actor's states belong to; undefined where nobody has told of it. */
export function flowOfActor(
  flows: readonly Flow[],
  { machine, definition }: LiveActor,
): Flow | undefined {
  return listedFlow(flows, machine) ?? (definition ? toldFlow(machine, definition) : undefined);
}
