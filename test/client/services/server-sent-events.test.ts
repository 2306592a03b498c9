import { readServerSentEvents } from '../../../src/client/services/server-sent-events';

/** What is read of a stream that arrives in these pieces. */
async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  let signs = 0;
  const events = [];
  for await (const event of readServerSentEvents(body, () => (signs += 1))) events.push(event);
  return { events, signs };
}

test('events have a type, data, and the last id that was named', async () => {
  const { events } = await read(
    'retry: 2000\n\nevent: change\nid: 7\ndata: {"id":"a: b"}\n\ndata: x\n\nid: 9\n\n',
  );
  expect(events).toEqual([
    { type: 'message', id: '', data: '' },
    { type: 'change', id: '7', data: '{"id":"a: b"}' },
    { type: 'message', id: '7', data: 'x' },
    { type: 'message', id: '9', data: '' },
  ]);
});

test('it does not matter where the pieces of a stream begin', async () => {
  const whole = 'event: change\nid: 12\ndata: “é”\n\n';
  const pieces = whole.split(/(?<=.)/su);
  expect((await read(...pieces)).events).toEqual((await read(whole)).events);
});

test('a comment is a sign of life and nothing else, and an event is over with its last line', async () => {
  const { events, signs } = await read(':\n', 'data: x\n');
  expect({ events, signs }).toEqual({ events: [], signs: 2 });
});
