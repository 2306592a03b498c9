import type { EventSourceMessage } from 'eventsource-parser';
import type { LiveChange } from '../../../contract/live-change';
import { accessToken } from '../../services/access-token';
import { callUrl } from '../../services/configuration';
import { lastChange } from '../../services/last-change';
import { readServerSentEvents } from '../../services/server-sent-events';
import { loadSchemas } from '../response-schema';
import { renewAccessToken } from '../renew-access-token';

/** @param changes undefined when it is unknown what changed */
export type ChangeListener = (changes: LiveChange[] | undefined) => void;

/** Milliseconds without any bytes. The server sends a heartbeat every 15 s. */
const heartbeatTimeout = 40_000;
/** Milliseconds before the next attempt: exponential backoff with jitter. */
const minBackoff = 1_000;
const maxBackoff = 60_000;

/** Reports changes until the signal aborts, and reconnects whenever the connection ends. */
export async function subscribeToServer(
  onChanges: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const wasOpen = await connectOnce(onChanges, signal);
    failures = wasOpen ? 0 : failures + 1;
    const backoff = Math.min(minBackoff * 2 ** failures, maxBackoff);
    await waitUntilOnline(backoff * (0.5 + Math.random() / 2), signal);
  }
}

/** Resolves when the connection has ended. @returns whether there was one */
async function connectOnce(onChanges: ChangeListener, signal: AbortSignal): Promise<boolean> {
  // During sign-in there is no token yet, and a 401 here would request a second one.
  if (accessToken.read() === null) return false;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, heartbeatTimeout);
  };
  let isOpen = false;
  try {
    restartTimeout();
    const { ok, body } = await open(controller.signal);
    if (ok && body) {
      isOpen = true;
      await handleEvents(readServerSentEvents(body, restartTimeout), onChanges);
    }
  } catch {
    // The caller reconnects, whatever the reason.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    abort();
  }
  return isOpen;
}

async function handleEvents(
  events: AsyncIterable<EventSourceMessage>,
  onChanges: ChangeListener,
): Promise<void> {
  const { responseSchemas } = await loadSchemas();
  for await (const { event, id, data } of events) {
    // Stored first, so that a tab that opens meanwhile sees that it missed this change.
    if (id) lastChange.store(id);
    if (event === 'change' || event === 'reset') {
      const { data: change } = responseSchemas.liveChange.safeParse(JSON.parse(data));
      onChanges(change && [change]);
    }
  }
}

async function open(signal: AbortSignal): Promise<Response> {
  const expired = accessToken.read();
  const response = await request(expired, signal);
  if (response.status !== 401) return response;
  await renewAccessToken();
  const renewed = accessToken.read();
  return renewed === expired ? response : request(renewed, signal);
}

function request(token: string | null, signal: AbortSignal): Promise<Response> {
  const lastEventId = lastChange.read();
  return fetch(callUrl('/events'), {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}

/** Waits for the time, but no longer than until the browser is online again. */
function waitUntilOnline(time: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
