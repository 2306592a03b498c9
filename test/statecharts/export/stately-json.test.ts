import { createMachine, type AnyStateMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { statelyJson } from '../../../src/statecharts/export/stately-json';
import { flows } from '../../../src/client/pages/statecharts/flows';

/** The machine that the export of this one defines. */
function exportAndImport(machine: AnyStateMachine): AnyStateMachine {
  return createMachine(JSON.parse(JSON.stringify(statelyJson(getChart(machine)))));
}

test.each(flows)('the export of $machine.id defines the same machine', ({ machine }) => {
  expect(getChart(exportAndImport(machine))).toEqual(getChart(machine));
});

test('writes targets, guards and actions in the format of Stately', () => {
  const booking = flows.find(({ machine }) => machine.id === 'booking')!;
  expect(statelyJson(getChart(booking.machine))).toMatchObject({
    id: 'booking',
    initial: 'closed',
    states: {
      closed: { on: { 'booking.open': { target: '#booking.editing' } } },
      editing: {
        on: {
          'booking.submit': {
            target: '#booking.submitting',
            guard: { type: 'isComplete' },
            actions: [{ type: 'setDetails' }],
          },
        },
      },
      submitting: { invoke: { src: 'book', onError: { target: '#booking.editing.interrupted' } } },
      booked: { type: 'final' },
    },
  });
});
