import { useSyncExternalStore } from 'react';

interface Announcement {
  id: number;
  text: string;
}

const maxAnnouncements = 3;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Makes screen readers announce a change that the user did not cause. */
export function announce(text: string): void {
  announcements = [...announcements, { id: ++lastId, text }].slice(-maxAnnouncements);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the latest announcements, the newest last. */
export const useAnnouncements = (): readonly Announcement[] =>
  useSyncExternalStore(subscribe, () => announcements);
