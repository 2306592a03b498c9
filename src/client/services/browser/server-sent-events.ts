import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Yields server-sent events as they arrive. `EventSource` cannot send an access token.
 * @param onActivity called for every chunk of data, even if it contains no event
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onActivity: () => void,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
