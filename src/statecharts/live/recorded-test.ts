import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { formatStateValue } from '../chart/format-state-value';
import { contextDifference } from './context-difference';
import type { StateReport, Step } from './messages';
import { redact } from './redact';

/** The recorded steps of one actor and the state before them. */
export interface ActorRecording {
  initialState: StateReport;
  steps: readonly Step[];
}

/** The import of a machine in a generated test. */
export interface MachineImport {
  name: string;
  /** The module path relative to the test. */
  from: string;
}

const isDeepEqual = (one: unknown, other: unknown) =>
  contextDifference({ part: one }, { part: other }).length === 0;

/** Returns the initial snapshot of the machine if the recording starts with it. */
function findInitialSnapshot(
  machine: AnyStateMachine,
  initialState: StateReport,
): AnyMachineSnapshot | undefined {
  try {
    const [initial] = initialTransition(machine);
    const isInitialValue = isDeepEqual(initial.value, initialState.value);
    return isInitialValue && isDeepEqual(redact(initial.context), initialState.context)
      ? initial
      : undefined;
  } catch {
    // A machine that needs input cannot be started here; the test restores the recorded state.
    return undefined;
  }
}

/** @throws Error if replaying leads to other states: data was redacted or is missing. */
function replay(machine: AnyStateMachine, from: AnyMachineSnapshot, steps: readonly Step[]): void {
  let state = from;
  steps.forEach(({ event, after }, index) => {
    [state] = transition(machine, state, event);
    if (isDeepEqual(state.value, after.value)) return;
    throw new Error(
      `At step ${index + 1}, ${event.type}, the machine comes to ${formatStateValue(state.value as StateValue)} ` +
        `instead of ${formatStateValue(after.value)}: the payload or the context contains data that was not recorded.`,
    );
  });
}

const toLiteral = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * Generates the source of a test that replays recorded events and expects the recorded states.
 * @throws Error if the test would fail.
 */
export function recordedTest(
  machine: AnyStateMachine,
  module: MachineImport,
  name: string,
  { initialState, steps }: ActorRecording,
): string {
  const { value, context } = initialState;
  const initial = findInitialSnapshot(machine, initialState);
  replay(machine, initial ?? machine.resolveState({ value, context }), steps);
  const rows = steps.map(
    ({ event, after }) => `  [${toLiteral(event)}, ${toLiteral(after.value)}],`,
  );
  return `import {
  ${initial ? 'initialTransition' : 'type AnyMachineSnapshot'},
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { ${module.name} } from ${toLiteral(module.from)};

const machine: AnyStateMachine = ${module.name};

/** Each event, and the expected state after it. */
const steps: readonly [AnyEventObject, StateValue][] = [
${rows.join('\n')}
];

test(${toLiteral(name)}, () => {
  ${
    initial
      ? 'let [state] = initialTransition(machine);'
      : `let state: AnyMachineSnapshot = machine.resolveState(${toLiteral({ value, context })});`
  }
  for (const [event, expected] of steps) {
    [state] = transition(machine, state, event);
    expect(state.value).toEqual(expected);
  }
});
`;
}
