import type { LiveChange } from '../../../contract/live-change';
import { lastChange } from '../../services/last-change';
import { openTabChannel } from '../../services/tab-channel';
import { api } from '../api';
import type { Dispatch } from '../store';
import { changedTags } from './changed-tags';
import { listenToServer, type Hear } from './listen-to-server';

/** For the lock that one tab of a browser holds, and the channel on which it tells the others. */
const name = 'secondhand-changes';

/** Milliseconds in which what comes is gathered: an order and its product change together. */
const gathering = 50;
/** A list can wait longer: a seller who changes one all the time must not busy everybody else. */
const listGathering = 1_000;

/**
 * Asks again for what changed elsewhere, as soon as it did. One tab of the browser has a connection
 * and tells the others.
 * @param known the last change when the page began: what came since then, it has not been told
 * @returns what ends that.
 */
export function followChanges(dispatch: Dispatch, known: string | null): () => void {
  const askAgain: Hear = (changes) => dispatch(api.util.invalidateTags(changedTags(changes)));
  const refreshSoon = gather(askAgain, gathering);
  const refreshLists = gather(askAgain, listGathering);
  const refresh: Hear = (changes) =>
    changes?.every(({ about }) => about === 'listing')
      ? refreshLists(changes)
      : refreshSoon(changes);
  const channel = openTabChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Heard>) => refresh(data.changes);
  let place = known;
  const catchUp = () => {
    if (lastChange.read() !== place) refresh(undefined);
  };
  catchUp();
  const hear: Hear = (changes) => {
    channel?.postMessage({ changes } satisfies Heard);
    refresh(changes);
  };

  let stop = lead(hear);
  // A page that the browser keeps for Back must hold neither lock nor connection.
  const rest = () => {
    stop();
    place = lastChange.read();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    catchUp();
    stop = lead(hear);
  };
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('pagehide', rest);
    window.removeEventListener('pageshow', wake);
    stop();
    channel?.close();
  };
}

interface Heard {
  changes: LiveChange[] | undefined;
}

/** Listens to the server once no other tab does. @returns what ends that. */
function lead(hear: Hear): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const listen = () => listenToServer(hear, signal);
  // Only pages that came by https, or from this machine, have locks.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // Rejects when it is ended before its turn, and in Firefox where this site's data is blocked.
  const alone = () => (signal.aborted ? undefined : listen());
  void (locks ? locks.request(name, { signal }, listen).catch(alone) : listen());
  return () => ending.abort();
}

/** Calls once for all that comes within a moment. */
function gather(call: Hear, milliseconds: number): Hear {
  let gathered: LiveChange[] | undefined = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (changes) => {
    gathered = gathered && changes && [...gathered, ...changes];
    timer ??= setTimeout(() => {
      const all = gathered;
      [gathered, timer] = [[], undefined];
      call(all);
    }, milliseconds);
  };
}
