import type { LiveChange } from '../../../contract/live-change';
import { lastChange } from '../../services/last-change';
import { openTabChannel } from '../../services/tab-channel';
import { api } from '../api';
import type { Dispatch } from '../store';
import { changedTags } from './changed-tags';
import { subscribeToServer, type ChangeListener } from './subscribe-to-server';

/** Of the lock that the connected tab holds, and of the channel to the other tabs. */
const name = 'secondhand-changes';

/** Milliseconds in which changes are batched: an order and its product change together. */
const batchTime = 50;
/** Longer for lists: a seller who edits one all the time must not keep every other client busy. */
const listBatchTime = 1_000;

interface TabMessage {
  changes: LiveChange[] | undefined;
}

/**
 * Refetches what other users change. One tab of the browser is connected and syncs the others.
 * @param known the last change when the page began to load; later ones have been missed
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(dispatch: Dispatch, known: string | null): () => void {
  const invalidate: ChangeListener = (changes) =>
    dispatch(api.util.invalidateTags(changedTags(changes)));
  const invalidateSoon = batch(invalidate, batchTime);
  const invalidateLists = batch(invalidate, listBatchTime);
  const refresh: ChangeListener = (changes) =>
    changes?.every(({ about }) => about === 'listing')
      ? invalidateLists(changes)
      : invalidateSoon(changes);
  const channel = openTabChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => refresh(data.changes);
  let lastSeen = known;
  const catchUp = () => {
    if (lastChange.read() !== lastSeen) refresh(undefined);
  };
  catchUp();
  const syncTabs: ChangeListener = (changes) => {
    channel?.postMessage({ changes } satisfies TabMessage);
    refresh(changes);
  };

  let stop = subscribeOneTab(syncTabs);
  // A page in the back/forward cache must hold neither the lock nor the connection.
  const suspend = () => {
    stop();
    lastSeen = lastChange.read();
  };
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    catchUp();
    stop = subscribeOneTab(syncTabs);
  };
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', resume);
  return () => {
    window.removeEventListener('pagehide', suspend);
    window.removeEventListener('pageshow', resume);
    stop();
    channel?.close();
  };
}

/** Connects once no other tab is connected. @returns a function that disconnects */
function subscribeOneTab(onChanges: ChangeListener): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const connect = () => subscribeToServer(onChanges, signal);
  // Browsers offer locks only over HTTPS and on localhost.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // The request rejects when it is aborted, and in Firefox where the site's data is blocked.
  const connectUnlocked = () => (signal.aborted ? undefined : connect());
  void (locks ? locks.request(name, { signal }, connect).catch(connectUnlocked) : connect());
  return () => controller.abort();
}

/** Calls the listener once for all changes that arrive within the time. */
function batch(onChanges: ChangeListener, milliseconds: number): ChangeListener {
  let batched: LiveChange[] | undefined = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (changes) => {
    batched = batched && changes && [...batched, ...changes];
    timer ??= setTimeout(() => {
      const all = batched;
      [batched, timer] = [[], undefined];
      onChanges(all);
    }, milliseconds);
  };
}
