import { getActiveStateIds } from '../../../src/statecharts/chart/active-states';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { possibleExamples } from '../../../src/statecharts/simulation/possible-examples';
import { Simulation } from '../../../src/statecharts/simulation/simulation';
import { createTestPaths } from '../../model/test-paths';
import { walk } from '../../model/walk';

const booking = flows.find(({ machine }) => machine.id === 'booking')!;

test('applies the events sent to it, and notifies subscribers of each step', () => {
  const simulation = new Simulation(booking.machine);
  let notified = 0;
  simulation.subscribe(() => (notified += 1));
  simulation.send(booking.examples['open the dialog']!);
  expect(simulation.run.state.states).toEqual([
    'booking',
    'booking.editing',
    'booking.editing.noError',
  ]);
  expect(simulation.run.steps.map(({ event }) => event.type)).toEqual(['booking.open']);
  expect(notified).toBe(1);
});

test('restarts from the initial state with an empty history', () => {
  const simulation = new Simulation(booking.machine);
  simulation.send(booking.examples['open the dialog']!);
  simulation.restart();
  expect(simulation.run).toMatchObject({ state: { value: 'closed' }, steps: [] });
});

test('offers the events that guards allow, and none in a final state', () => {
  const simulation = new Simulation(booking.machine);
  const names = () => possibleExamples(booking, simulation.run.state).map(({ name }) => name);
  expect(names()).toEqual(['open the dialog']);
  simulation.send(booking.examples['open the dialog']!);
  expect(names()).toEqual([
    ...['close the dialog', 'go back', 'submit the details', 'submit an address'],
  ]);
  simulation.send(booking.examples['submit the details']!);
  expect(names()).toEqual([
    'the product is booked',
    'the booking is rejected',
    'no response arrives',
    'the call times out',
  ]);
  simulation.send(booking.examples['the product is booked']!);
  expect(names()).toEqual([]);
});

describe.each(flows)('$title', (flow) => {
  test('simulates a test path, and offers every event before it is sent', () => {
    for (const testPath of createTestPaths(flow)) {
      const simulation = new Simulation(flow.machine);
      for (const { example, transitions, snapshot } of walk(flow, testPath).slice(1)) {
        const offered = possibleExamples(flow, simulation.run.state);
        const offer = offered.find(({ name }) => name === example);
        expect([example, offer !== undefined]).toEqual([example, transitions.length > 0]);
        simulation.send(flow.examples[example]!);
        expect(simulation.run.state.states).toEqual(getActiveStateIds(snapshot));
        expect(simulation.run.steps.at(-1)?.transitions).toEqual(transitions);
      }
    }
  });
});
