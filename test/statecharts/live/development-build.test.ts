/**
 * Uses XState's development build, which throws when there is no snapshot yet.
 * @jest-environment-options {"customExportConditions": ["node", "development"]}
 */
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import { MachineRecorder } from '../../../src/statecharts/live/machine-recorder';

test("records machines with XState's development build", () => {
  const started: string[] = [];
  const recorder = new MachineRecorder('tab', {
    started: ({ label }) => started.push(label),
    stepped: () => undefined,
    stopped: () => undefined,
  });
  const machine = createMachine({
    initial: 'undecided',
    states: { undecided: { always: 'decided' }, decided: {} },
  });
  const errors: unknown[] = [];
  createActor(machine, {
    inspect: (event: InspectionEvent) => {
      try {
        recorder.record({ event, time: 7, label: 'Omega' });
      } catch (error) {
        // XState throws it in a later task, when the test has passed.
        errors.push(error);
      }
    },
  }).start();
  expect(errors).toEqual([]);
  expect(started).toEqual(['Omega']);
});
