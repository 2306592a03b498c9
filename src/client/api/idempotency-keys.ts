import { tabStorage } from '../services/browser-storage';

/** A change of which nobody knows whether it was made. */
interface Doubt {
  change: string;
  sets?: string;
  key: string;
}

const storageKey = 'secondhand-doubts';

/** More than one tab leaves open in the day for which the server knows a key. */
const most = 20;

function readAll(): Doubt[] {
  try {
    const all = JSON.parse(tabStorage.read(storageKey) ?? '[]') as unknown;
    return Array.isArray(all) ? (all as Doubt[]) : [];
  } catch {
    return [];
  }
}

const keep = (doubts: readonly Doubt[]) => tabStorage.store(storageKey, JSON.stringify(doubts));

/**
 * The key that a change is sent with: a new one, unless the same change was sent before and never
 * acknowledged, be it before the page was reloaded.
 * @param sets what other changes may set as well: once one of them was sent, this one is meant anew
 */
export function keyOf(change: string, sets?: string): string {
  const doubts = readAll();
  const known = doubts.find((doubt) => doubt.change === change);
  const doubt = known ?? { change, ...(sets !== undefined && { sets }), key: newKey() };
  const others = doubts.filter(
    (other) => other !== known && (sets === undefined || other.sets !== sets),
  );
  keep([...others, doubt].slice(-most));
  return doubt.key;
}

/** Ends the doubt about a change, once it is known what became of it. */
export function isKnown(change: string): void {
  const doubts = readAll();
  const others = doubts.filter((doubt) => doubt.change !== change);
  if (others.length === 0) forgetDoubts();
  else if (others.length < doubts.length) keep(others);
}

/** What somebody sent is nothing for the next person at the browser. */
export const forgetDoubts = (): void => tabStorage.forget(storageKey);

function newKey(): string {
  // randomUUID is kept from pages that came without HTTPS.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
