import { drafts } from '../services/drafts/drafts';

/**
 * The keys are stored with the drafts, because they have the same lifetime: until the tab closes or
 * the user signs out.
 */
const draftName = 'idempotency-keys';

/** The server keeps a key for a day. One tab rarely has this many pending changes in a day. */
const maxKeys = 20;

/**
 * Returns the idempotency key of a change: the stored one if the same change was sent before
 * without a known outcome, even before a reload; otherwise a new one.
 * @param change the request, serialized
 * @param scope identifies what the change overwrites. If another change with the same scope was sent in
 * between, this one gets a new key.
 */
export function idempotencyKey(change: string, scope = change): string {
  const { [scope]: entry, ...others } = drafts.read(draftName);
  const [storedKey = '', pendingChange] = parseEntry(entry);
  const key = pendingChange === change ? storedKey : newKey();
  const entries = [...Object.entries(others), [scope, `${key} ${change}`] as const];
  drafts.save(draftName, Object.fromEntries(entries.slice(-maxKeys)));
  return key;
}

/** Deletes the key of a change once its outcome is known. */
export function removeKey(change: string, scope = change): void {
  const { [scope]: entry, ...others } = drafts.read(draftName);
  if (parseEntry(entry)[1] !== change) return;
  if (Object.keys(others).length > 0) drafts.save(draftName, others);
  else drafts.remove(draftName);
}

/** Splits an entry at the first space, into the key and the change. */
const parseEntry = (entry = '') => entry.split(/ (.*)/s);

function newKey(): string {
  // `crypto.randomUUID` exists only in secure contexts.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
