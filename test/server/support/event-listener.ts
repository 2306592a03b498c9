import { readServerSentEvents } from '../../../src/client/services/server-sent-events';

/** What somebody hears of a server's events. */
export interface EventListener {
  status: number;
  headers: Headers;
  /** All that came, oldest first. */
  heard: { type: string; id: string; data: unknown }[];
  /** Resolves when something has come of which this is true. */
  until(isEnough: (heard: EventListener['heard']) => boolean): Promise<void>;
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
  const heard: EventListener['heard'] = [];
  let tell = () => undefined as void;
  const read = async () => {
    for await (const { event = 'message', id = '', data } of readServerSentEvents(
      response.body!,
      () => undefined,
    )) {
      heard.push({ type: event, id, data: data && JSON.parse(data) });
      tell();
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    heard,
    until: (isEnough) =>
      new Promise((resolve) => {
        tell = () => {
          if (isEnough(heard)) resolve();
        };
        tell();
      }),
    ended: response.ok ? read().catch(() => undefined) : Promise.resolve(),
    close: () => ending.abort(),
  };
}

/** The events about something, without the marks of a place. */
export const changesIn = (heard: EventListener['heard']) =>
  heard.filter(({ type }) => type === 'change').map(({ data }) => data);

/** What the server says where somebody goes on who has heard everything until then. */
export const isPlace = ({ type, id }: EventListener['heard'][number]) =>
  type === 'message' && id !== '';
