import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { formatStateValue } from '../chart/state-name';
import { contextDifference } from './context-difference';
import type { StateReport, Step } from './messages';
import { redact } from './redact';

/** What one actor did, from what it was in at first. */
export interface Stretch {
  began: StateReport;
  steps: readonly Step[];
}

/** How a test gets at a machine. */
export interface MachineImport {
  /** The name that its module exports it by. */
  name: string;
  /** The module, as seen from the test. */
  from: string;
}

const areSame = (one: unknown, other: unknown) =>
  contextDifference({ part: one }, { part: other }).length === 0;

/** The machine's own beginning, where that is what the stretch began with. */
function beginning(machine: AnyStateMachine, began: StateReport): AnyMachineSnapshot | undefined {
  try {
    const [initial] = initialTransition(machine);
    const isIt = areSame(initial.value, began.value);
    return isIt && areSame(redact(initial.context), began.context) ? initial : undefined;
  } catch {
    // A machine that needs input can only begin in the middle.
    return undefined;
  }
}

/** @throws Error where the machine does not do once more what it did: something was hidden or lost. */
function replay(machine: AnyStateMachine, from: AnyMachineSnapshot, steps: readonly Step[]): void {
  let state = from;
  steps.forEach(({ event, after }, index) => {
    [state] = transition(machine, state, event);
    if (areSame(state.value, after.value)) return;
    throw new Error(
      `At step ${index + 1}, ${event.type}, the machine comes to ${formatStateValue(state.value as StateValue)} ` +
        `instead of ${formatStateValue(after.value)}: its payload or the context holds what is not recorded.`,
    );
  });
}

const literal = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * A test that sends a machine what was recorded and expects the states that were recorded.
 * @throws Error where the test would not pass.
 */
export function recordedTest(
  machine: AnyStateMachine,
  module: MachineImport,
  name: string,
  { began, steps }: Stretch,
): string {
  const { value, context } = began;
  const initial = beginning(machine, began);
  replay(machine, initial ?? machine.resolveState({ value, context }), steps);
  const rows = steps.map(({ event, after }) => `  [${literal(event)}, ${literal(after.value)}],`);
  return `import {
  ${initial ? 'initialTransition' : 'type AnyMachineSnapshot'},
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { ${module.name} } from ${literal(module.from)};

const machine: AnyStateMachine = ${module.name};

/** What was sent, and the state that it led to. */
const steps: readonly [AnyEventObject, StateValue][] = [
${rows.join('\n')}
];

test(${literal(name)}, () => {
  ${
    initial
      ? 'let [state] = initialTransition(machine);'
      : `let state: AnyMachineSnapshot = machine.resolveState(${literal({ value, context })});`
  }
  for (const [event, expected] of steps) {
    [state] = transition(machine, state, event);
    expect(state.value).toEqual(expected);
  }
});
`;
}
