import { drafts } from '../services/drafts';

/** Stored with the drafts, because it has the same lifetime: the tab, until sign-out. */
const draftName = 'doubts';

/** More than one tab leaves open within the day for which the server remembers a key. */
const maxKeys = 20;

/**
 * Returns the idempotency key of a change: the stored one if the same change was sent before
 * without a known outcome, even before a reload; otherwise a new one.
 * @param sets what the change sets; sending another change of the same value makes this one new
 */
export function idempotencyKey(change: string, sets = change): string {
  const { [sets]: entry, ...others } = drafts.read(draftName);
  const [key = '', pendingChange] = parseEntry(entry);
  const current = pendingChange === change ? key : newKey();
  const entries = [...Object.entries(others), [sets, `${current} ${change}`] as const];
  drafts.save(draftName, Object.fromEntries(entries.slice(-maxKeys)));
  return current;
}

/** Deletes the key of a change once its outcome is known. */
export function removeKey(change: string, sets = change): void {
  const { [sets]: entry, ...others } = drafts.read(draftName);
  if (parseEntry(entry)[1] !== change) return;
  if (Object.keys(others).length > 0) drafts.save(draftName, others);
  else drafts.remove(draftName);
}

const parseEntry = (entry = '') => entry.split(/ (.*)/s);

function newKey(): string {
  // `crypto.randomUUID` exists only in secure contexts.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
