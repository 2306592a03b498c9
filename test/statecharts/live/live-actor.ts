import type { LiveActor } from '../../../src/statecharts/live/live-state';
import type { StateReport } from '../../../src/statecharts/live/messages';

export const stateAt = (value: string, context: unknown = {}): StateReport => ({
  status: 'active',
  value,
  states: [value],
  context,
});

/** A reported actor, named by its machine and a number. */
export function liveActor(actor: string, reported: Partial<LiveActor> = {}): LiveActor {
  const machine = actor.replace(/\d+$/, '');
  const state = stateAt('closed');
  return { actor, machine, about: '', tab: 'tab', initialState: state, state, ...reported };
}
