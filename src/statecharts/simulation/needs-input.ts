import type { AnyStateMachine } from 'xstate';

/** Whether a machine makes its context from what it is given when it starts. */
export function needsInput(machine: AnyStateMachine): boolean {
  const { context } = machine.config as { context?: ((given: unknown) => unknown) | object };
  if (typeof context !== 'function') return false;
  let asked = false;
  const given = {
    get input() {
      asked = true;
      return undefined;
    },
    spawn: () => ({}),
    self: {},
  };
  try {
    context(given);
  } catch {
    // Without input it may well fail: that it asked is what counts.
  }
  return asked;
}
