import type { LiveChange } from '../../../contract/live-change';
import { accessToken } from '../../services/access-token';
import { addressOfCall } from '../../services/configuration';
import { lastChange } from '../../services/last-change';
import { readServerSentEvents, type ServerSentEvent } from '../../services/server-sent-events';
import { loadSchemas } from '../answer-of';
import { renewAccessToken } from '../renew-access-token';

/** What came from the server; undefined where nobody knows what changed. */
export type Hear = (changes: LiveChange[] | undefined) => void;

/** Milliseconds without a sign of life, of which the server gives one in 15 s. */
const longestSilence = 40_000;
/** Milliseconds before the next attempt: doubling, and less by chance, so that not all come at once. */
const shortestPause = 1_000;
const longestPause = 60_000;

/** Hears of changes until the signal ends it, over however many connections. */
export async function listenToServer(hear: Hear, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const wasOpen = await listenOnce(hear, signal);
    failures = wasOpen ? 0 : failures + 1;
    const most = Math.min(shortestPause * 2 ** failures, longestPause);
    await pause(most * (0.5 + Math.random() / 2), signal);
  }
}

/** @returns whether there was a connection, which is over now */
async function listenOnce(hear: Hear, signal: AbortSignal): Promise<boolean> {
  // Whoever is signing in just now has none yet, and must not be made to ask for one twice.
  if (accessToken.read() === null) return false;
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(end, longestSilence);
  };
  let isOpen = false;
  try {
    waitOn();
    const { ok, body } = await open(ending.signal);
    if (ok && body) {
      isOpen = true;
      await hearEvents(readServerSentEvents(body, waitOn), hear);
    }
  } catch {
    // However it ended, there is another.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
  return isOpen;
}

async function hearEvents(events: AsyncIterable<ServerSentEvent>, hear: Hear): Promise<void> {
  const { answerSchemas } = await loadSchemas();
  for await (const { type, id, data } of events) {
    // First, so that a tab which is too new to be told sees that it was.
    if (id) lastChange.store(id);
    if (type === 'change' || type === 'reset') {
      const { data: change } = answerSchemas.liveChange.safeParse(JSON.parse(data));
      hear(change && [change]);
    }
  }
}

async function open(signal: AbortSignal): Promise<Response> {
  const held = accessToken.read();
  const response = await ask(held, signal);
  if (response.status !== 401) return response;
  await renewAccessToken();
  const renewed = accessToken.read();
  return renewed === held ? response : ask(renewed, signal);
}

function ask(token: string | null, signal: AbortSignal): Promise<Response> {
  const place = lastChange.read();
  return fetch(addressOfCall('/events'), {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(place && { 'Last-Event-ID': place }),
    },
    cache: 'no-store',
    signal,
  });
}

function pause(time: number, signal: AbortSignal): Promise<void> {
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
