import type { LiveChange } from '../../../contract/talking/live-change';
import { lastChange } from '../../services/storage/last-change';
import { openTabChannel } from '../../services/browser/tab-channel';
import { api } from '../api';
import type { Dispatch } from '../store';
import { changedTags } from './changed-tags';
import { subscribeToServer, type ChangeListener } from './subscribe-to-server';

/** The name of the lock that the connected tab holds, and of the channel to the other tabs. */
const channelAndLockName = 'secondhand-changes';

/** Milliseconds in which changes are batched: an order and its product change together. */
const batchTime = 50;
/**
 * Longer for product lists, so that a seller's many edits do not cause many refetches elsewhere.
 */
const listBatchTime = 1_000;

interface TabMessage {
  changes: LiveChange[] | undefined;
}

/**
 * Refetches what other users change. Only one tab of the browser is connected; it sends the changes
 * to the others.
 * @param initialChangeId the id of the last change when the page began to load. If it is no longer
 * the last one, the page has missed changes.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(dispatch: Dispatch, initialChangeId: string | null): () => void {
  const invalidate: ChangeListener = (changes) =>
    dispatch(api.util.invalidateTags(changedTags(changes)));
  const invalidateBatched = batchChanges(invalidate, batchTime);
  const invalidateListsBatched = batchChanges(invalidate, listBatchTime);
  const refresh: ChangeListener = (changes) =>
    changes?.every(({ about }) => about === 'listing')
      ? invalidateListsBatched(changes)
      : invalidateBatched(changes);
  const channel = openTabChannel(channelAndLockName);
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => refresh(data.changes);
  let lastSeenId = initialChangeId;
  const catchUp = () => {
    if (lastChange.read() !== lastSeenId) refresh(undefined);
  };
  catchUp();
  const syncTabs: ChangeListener = (changes) => {
    channel?.postMessage({ changes } satisfies TabMessage);
    refresh(changes);
  };

  let disconnect = connectOneTab(syncTabs);
  // A page in the back/forward cache must hold neither the lock nor the connection.
  const suspend = () => {
    disconnect();
    lastSeenId = lastChange.read();
  };
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    catchUp();
    disconnect = connectOneTab(syncTabs);
  };
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', resume);
  return () => {
    window.removeEventListener('pagehide', suspend);
    window.removeEventListener('pageshow', resume);
    disconnect();
    channel?.close();
  };
}

/** Connects as soon as no other tab is connected. @returns a function that disconnects */
function connectOneTab(onChanges: ChangeListener): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const connect = () => subscribeToServer(onChanges, signal);
  // Browsers support locks only over HTTPS and on localhost.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // The lock request rejects when it is aborted, and in Firefox if site data is blocked.
  const connectUnlocked = () => (signal.aborted ? undefined : connect());
  void (locks
    ? locks.request(channelAndLockName, { signal }, connect).catch(connectUnlocked)
    : connect());
  return () => controller.abort();
}

/**
 * Returns a listener that collects changes for some milliseconds and then passes them on together.
 */
function batchChanges(onChanges: ChangeListener, milliseconds: number): ChangeListener {
  let batched: LiveChange[] | undefined = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (changes) => {
    batched = batched && changes && [...batched, ...changes];
    timer ??= setTimeout(() => {
      const batchedChanges = batched;
      [batched, timer] = [[], undefined];
      onChanges(batchedChanges);
    }, milliseconds);
  };
}
