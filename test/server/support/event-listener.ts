import { readServerSentEvents } from '../../../src/client/services/browser/server-sent-events';

/** A client of the event stream. */
export interface EventListener {
  status: number;
  headers: Headers;
  /** All events received, oldest first. */
  events: { type: string; id: string; data: unknown }[];
  /** Resolves when the received events satisfy the condition. */
  until(isEnough: (events: EventListener['events']) => boolean): Promise<void>;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close(): void;
}

/** Subscribes to the events of a server of this process or another. */
export async function listenToEvents(
  origin: string,
  token: string,
  lastEventId?: number | string,
): Promise<EventListener> {
  const abortController = new AbortController();
  const response = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: abortController.signal,
  });
  const events: EventListener['events'] = [];
  let checkEvents = () => undefined as void;
  const read = async () => {
    for await (const { event = 'message', id = '', data } of readServerSentEvents(
      response.body!,
      () => undefined,
    )) {
      events.push({ type: event, id, data: data && JSON.parse(data) });
      checkEvents();
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    until: (isEnough) =>
      new Promise((resolve) => {
        checkEvents = () => {
          if (isEnough(events)) resolve();
        };
        checkEvents();
      }),
    ended: response.ok ? read().catch(() => undefined) : Promise.resolve(),
    close: () => abortController.abort(),
  };
}

/** The changes, without the messages that carry only an event id. */
export const changesIn = (events: EventListener['events']) =>
  events.filter(({ type }) => type === 'change').map(({ data }) => data);

/** A message that carries only the event id from which a client resumes. */
export const carriesOnlyId = ({ type, id }: EventListener['events'][number]) =>
  type === 'message' && id !== '';
