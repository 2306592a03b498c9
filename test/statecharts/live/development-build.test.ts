/**
 * With XState's development build, which throws when there is no snapshot yet.
 * @jest-environment-options {"customExportConditions": ["node", "development"]}
 */
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import { MachineRecorder } from '../../../src/statecharts/live/machine-recorder';

test("records machines with XState's development build", () => {
  const started: string[] = [];
  const recorder = new MachineRecorder('tab', {
    started: ({ about }) => started.push(about),
    stepped: () => undefined,
    stopped: () => undefined,
  });
  const machine = createMachine({
    initial: 'undecided',
    states: { undecided: { always: 'decided' }, decided: {} },
  });
  createActor(machine, {
    inspect: (event: InspectionEvent) => recorder.record({ event, time: 7, about: 'Omega' }),
  }).start();
  expect(started).toEqual(['Omega']);
});
