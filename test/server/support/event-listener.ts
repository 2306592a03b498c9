import { readServerSentEvents } from '../../../src/client/services/server-sent-events';

/** What somebody hears of a server's events. */
export interface EventListener {
  status: number;
  headers: Headers;
  /** All that came, oldest first. */
  events: { type: string; id: string; data: unknown }[];
  /** Resolves when something has come of which this is true. */
  until(isEnough: (events: EventListener['events']) => boolean): Promise<void>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
}

/** Listens to the events of a server of this process or another. */
export async function listen(
  origin: string,
  token: string,
  lastEventId?: number | string,
): Promise<EventListener> {
  const ending = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: ending.signal,
  });
  const events: EventListener['events'] = [];
  let tell = () => undefined as void;
  const read = async () => {
    for await (const { event = 'message', id = '', data } of readServerSentEvents(
      response.body!,
      () => undefined,
    )) {
      events.push({ type: event, id, data: data && JSON.parse(data) });
      tell();
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    until: (isEnough) =>
      new Promise((resolve) => {
        tell = () => {
          if (isEnough(events)) resolve();
        };
        tell();
      }),
    ended: response.ok ? read().catch(() => undefined) : Promise.resolve(),
    close: () => ending.abort(),
  };
}

/** The events about something, without the marks of a place. */
export const changesIn = (events: EventListener['events']) =>
  events.filter(({ type }) => type === 'change').map(({ data }) => data);

/** What the server says where somebody goes on who has events everything until then. */
export const isPlace = ({ type, id }: EventListener['events'][number]) =>
  type === 'message' && id !== '';
