import type { Sender, Step } from '../../../src/statecharts/live/messages';
import { createSequence } from '../../../src/statecharts/live/sequence';
import { stateAt } from './live-actor';

const step = (actor: string, sender?: Sender): Step => ({
  actor,
  ...(sender && { sender }),
  time: 0,
  event: { type: 'changed' },
  transitions: [],
  after: stateAt('on'),
});
const call = { actor: 'booking1/book', name: 'book' };
const nameOf = (actor: string) => (/^\w+1$/.test(actor) ? `the ${actor}` : undefined);

test('has a lane for each sender and receiver, in order of first appearance', () => {
  const { lanes } = createSequence(
    [step('booking1'), step('booking1', call), step('list1', { actor: 'booking1', name: 'child' })],
    nameOf,
  );
  expect(lanes.map(({ name }) => name)).toEqual(['Outside', 'the booking1', 'book', 'the list1']);
});

test("draws a message from the sender's lane to the lane of the receiver", () => {
  const { messages } = createSequence(
    [step('booking1'), step('booking1', call), step('booking1', call)],
    nameOf,
  );
  expect(messages.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 1],
    [2, 1],
  ]);
});
