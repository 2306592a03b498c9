import { payloadText, withPayload } from '../../../src/statecharts/simulation/payload';
import { flows } from '../../../src/client/pages/statecharts/flows';

const examples = flows.flatMap(({ title, examples: all }) =>
  Object.entries(all).map(([name, event]) => ({ name: `${title}: ${name}`, event })),
);

test.each(examples)('sends the same event for an unchanged payload: $name', ({ event }) => {
  const { output, ...sent } = withPayload(event, payloadText(event));
  const { output: expected, ...rest } = event;
  expect({ ...sent, output }).toEqual({ ...rest, output: expected });
});

test('has no editor for an event without a payload', () => {
  expect(payloadText({ type: 'booking.open' })).toBe('');
  expect(payloadText({ type: 'xstate.done.actor.x', output: undefined })).toBe('');
});

test('sends a changed payload', () => {
  const event = { type: 'upload.progressed', part: 0.5 };
  expect(withPayload(event, '{"part": 0.9}')).toEqual({ type: 'upload.progressed', part: 0.9 });
});

test("sends the example's file object, not its name", () => {
  const image = new File(['1'], 'front.png');
  const event = { type: 'productCreation.submit', draft: { image, productName: 'Omega' } };
  const text = payloadText(event).replace('Omega', 'Seiko');
  const sent = withPayload(event, text);
  expect(sent['draft']).toEqual({ image, productName: 'Seiko' });
  expect((sent['draft'] as { image: File }).image).toBe(image);
});

test('keeps the event type when the payload contains one', () => {
  expect(withPayload({ type: 'booking.open' }, '{"type": "booking.close"}').type).toBe(
    'booking.open',
  );
});

test.each(['{', '[1]', '"text"', '5', 'null', 'nonsense'])('%s is not a payload', (text) => {
  expect(() => withPayload({ type: 'booking.open' }, text)).toThrow(SyntaxError);
});
