/** One of the events of a stream. */
export interface ServerSentEvent {
  type: string;
  /** The last id that the stream has named by then. */
  id: string;
  data: string;
}

/**
 * Reads server-sent events as they come. EventSource does too, but sends no access token.
 * @param heard is called with whatever comes, even if it is no event
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = { type: 'message', id: '', data: '' };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        yield event;
        event = { type: 'message', id: event.id, data: '' };
      } else {
        const [, field, text = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
        if (field === 'event') event.type = text;
        if (field === 'id') event.id = text;
        if (field === 'data') event.data += text;
      }
    }
  }
}
