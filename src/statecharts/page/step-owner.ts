import type { LiveState } from '../live/live-state';

/** The machine of a step, and the displayed name of its actor. */
export interface StepOwner {
  machine: string;
  name: string;
}

const unknownOwner: StepOwner = { machine: '', name: 'a machine that is stopped' };

/** Creates a lookup of owners by actor id. */
export function createStepOwnerLookup({
  actors,
  stopped,
}: LiveState): (actor: string) => StepOwner {
  const owners = new Map(
    [...stopped, ...actors].map(({ actor, machine, about }) => [
      actor,
      { machine, name: [machine, about].filter(Boolean).join(': ') },
    ]),
  );
  return (actor) => owners.get(actor) ?? unknownOwner;
}
