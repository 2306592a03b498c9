import { readServerSentEvents } from '../../../../src/client/services/browser/server-sent-events';

/** Reads a stream of these chunks: its events, and how often it reported activity. */
async function read(...chunks: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  let activity = 0;
  const events = [];
  for await (const event of readServerSentEvents(body, () => (activity += 1))) events.push(event);
  return { events, activity };
}

test('parses the same events for every split into chunks', async () => {
  const stream = 'event: change\nid: 12\ndata: {"id":"“é”"}\n\nid: 13\ndata:\n\n';
  const { events } = await read(stream);
  expect(events).toEqual([
    { event: 'change', id: '12', data: '{"id":"“é”"}' },
    { event: undefined, id: '13', data: '' },
  ]);
  expect((await read(...stream.split(/(?<=.)/su))).events).toEqual(events);
});

test('reports a comment as activity, not as an event', async () => {
  expect(await read(':\n', 'data: x\n')).toEqual({ events: [], activity: 2 });
});
