import { useSyncExternalStore } from 'react';

interface Announcement {
  id: number;
  text: string;
}

/** How many of the latest stay in the live region. */
const most = 3;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Has a screen reader read out what changes on the page without the user's doing. */
export function announce(text: string): void {
  announcements = [...announcements, { id: ++lastId, text }].slice(-most);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAnnouncements = (): readonly Announcement[] =>
  useSyncExternalStore(subscribe, () => announcements);
