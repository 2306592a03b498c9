import { createMachine, type AnyStateMachine } from 'xstate';
import { chartOf } from '../../../src/statecharts/chart/chart';
import { statelyJson } from '../../../src/statecharts/export/stately-json';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from '../chart/workshop-machine';

/** The machine that the exported text defines. */
function imported(machine: AnyStateMachine): AnyStateMachine {
  return createMachine(JSON.parse(JSON.stringify(statelyJson(chartOf(machine)))));
}

test.each(flows)('what $machine.id exports defines the same machine', ({ machine }) => {
  expect(chartOf(imported(machine))).toEqual(chartOf(machine));
});

test('everything that a machine can have survives the export', () => {
  expect(chartOf(imported(workshopMachine))).toEqual(chartOf(workshopMachine));
});

test.each([
  {
    what: 'actors with names of their own and several transitions for an answer',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          invoke: [
            { id: 'first', src: 'load', onDone: [{ guard: 'isFull', target: 'b' }, 'c'] },
            { src: 'watch', onError: 'c', onSnapshot: { actions: 'note' } },
          ],
          on: { 'xstate.done.actor.elsewhere': 'b' },
        },
        b: { type: 'final' },
        c: {},
      },
    }),
  },
  {
    what: 'states with ids of their own',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { id: 'start', on: { go: '#finish' } }, b: { id: 'finish', type: 'final' } },
    }),
  },
  {
    what: 'several targets and forbidden events',
    machine: createMachine({
      id: 'm',
      type: 'parallel',
      on: { both: { target: ['.one.b', '.two.b'] } },
      states: {
        one: { initial: 'a', states: { a: { on: { both: undefined } }, b: {} } },
        two: { initial: 'a', states: { a: {}, b: {} } },
      },
    }),
  },
])('$what survive the export', ({ machine }) => {
  expect(chartOf(imported(machine))).toEqual(chartOf(machine));
});

test('targets, guards and actions are written as Stately writes them', () => {
  const booking = flows.find(({ machine }) => machine.id === 'booking')!;
  expect(statelyJson(chartOf(booking.machine))).toMatchObject({
    id: 'booking',
    initial: 'closed',
    states: {
      closed: { on: { 'booking.open': { target: '#booking.editing' } } },
      editing: {
        on: {
          'booking.submit': {
            target: '#booking.submitting',
            guard: { type: 'isComplete' },
            actions: [{ type: 'rememberDetails' }],
          },
        },
      },
      submitting: { invoke: { src: 'book', onError: { target: '#booking.editing.interrupted' } } },
      booked: { type: 'final' },
    },
  });
});
