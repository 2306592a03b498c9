import type { EventSourceMessage } from 'eventsource-parser';
import type { LiveChange } from '../../../contract/talking/live-change';
import { accessToken } from '../../services/identity/access-token';
import { toApiUrl } from '../../services/configuration';
import { lastChange } from '../../services/storage/last-change';
import { readServerSentEvents } from '../../services/browser/server-sent-events';
import { renewAccessToken } from '../renew-access-token';

/** @param changes undefined when the changes are not known: refetch everything */
export type ChangeListener = (changes: LiveChange[] | undefined) => void;

/** Reconnect after this many milliseconds without data. The server sends a heartbeat every 15 s. */
const heartbeatTimeout = 40_000;
/** Milliseconds before the next attempt: exponential back-off with jitter. */
const minBackoff = 1_000;
const maxBackoff = 60_000;

/**
 * Calls the listener with each change until the signal aborts. Reconnects when the connection ends.
 */
export async function subscribeToServer(
  onChanges: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const wasConnected = await connectOnce(onChanges, signal);
    failures = wasConnected ? 0 : failures + 1;
    const backoff = Math.min(minBackoff * 2 ** failures, maxBackoff);
    await waitForBackoff(backoff * (0.5 + Math.random() / 2), signal);
  }
}

/** Resolves when the connection ends; true if it had been established. */
async function connectOnce(onChanges: ChangeListener, signal: AbortSignal): Promise<boolean> {
  // Do not connect without a token: the server would answer 401, and the renewal would request a
  // second token while sign-in requests the first.
  if (accessToken.read() === null) return false;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartHeartbeatTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, heartbeatTimeout);
  };
  let isConnected = false;
  try {
    restartHeartbeatTimer();
    const { ok, body } = await openEventStream(controller.signal);
    if (ok && body) {
      isConnected = true;
      await handleEvents(readServerSentEvents(body, restartHeartbeatTimer), onChanges);
    }
  } catch {
    // Ignore the error: the caller reconnects.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    abort();
  }
  return isConnected;
}

/** A lazy module, because most pages end before an event arrives. */
const importLiveChange = () =>
  import(/* webpackChunkName: "responses" */ '../../../contract/talking/live-change');

async function handleEvents(
  events: AsyncIterable<EventSourceMessage>,
  onChanges: ChangeListener,
): Promise<void> {
  const { liveChangeSchema } = await importLiveChange();
  for await (const { event, id, data } of events) {
    // Store the id before handling the event: a tab that is loading may miss the event, and refetches
    // if it finds a newer id than its own.
    if (id) lastChange.store(id);
    // The server no longer has the changes since the last event id.
    if (event === 'reset') onChanges(undefined);
    if (event === 'change') {
      const { data: change } = liveChangeSchema.safeParse(JSON.parse(data));
      onChanges(change && [change]);
    }
  }
}

/** Opens the event stream. Renews the access token if it has expired. */
async function openEventStream(signal: AbortSignal): Promise<Response> {
  const token = accessToken.read();
  const response = await requestEventStream(token, signal);
  if (response.status !== 401) return response;
  await renewAccessToken();
  const renewed = accessToken.read();
  return renewed === token ? response : requestEventStream(renewed, signal);
}

function requestEventStream(token: string | null, signal: AbortSignal): Promise<Response> {
  const lastEventId = lastChange.read();
  return fetch(toApiUrl('/events'), {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}

/** Resolves after the delay, or earlier if the browser comes online or the signal aborts. */
function waitForBackoff(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
