import type { LiveState } from '../live/live-state';

/** Whose step something is. */
export interface StepOwner {
  machine: string;
  name: string;
}

const unknown: StepOwner = { machine: '', name: 'a machine that is gone' };

/** Machines by the names of their actors. */
export function stepOwners({ actors, gone }: LiveState): (actor: string) => StepOwner {
  const known = new Map(
    [...gone, ...actors].map(({ actor, machine, about }) => [
      actor,
      { machine, name: [machine, about].filter(Boolean).join(': ') },
    ]),
  );
  return (actor) => known.get(actor) ?? unknown;
}
