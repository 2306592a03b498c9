import { drafts } from '../services/drafts';

/** Kept with the drafts, whose time is theirs: the tab's, until somebody signs out. */
const name = 'doubts';

/** More than one tab leaves open in the day for which the server knows a key. */
const most = 20;

/**
 * The key that a change is sent with: a new one, unless the same change was sent before and never
 * acknowledged, be it before the page was reloaded.
 * @param sets what other changes may set as well: once one of them was sent, this one is meant anew
 */
export function keyOf(change: string, sets = change): string {
  const { [sets]: doubt, ...others } = drafts.read(name);
  const [key = '', inDoubt] = partsOf(doubt);
  const current = inDoubt === change ? key : newKey();
  const doubts = [...Object.entries(others), [sets, `${current} ${change}`] as const];
  drafts.keep(name, Object.fromEntries(doubts.slice(-most)));
  return current;
}

/** Ends the doubt about a change, once it is known what became of it. */
export function isKnown(change: string, sets = change): void {
  const { [sets]: doubt, ...others } = drafts.read(name);
  if (partsOf(doubt)[1] !== change) return;
  if (Object.keys(others).length > 0) drafts.keep(name, others);
  else drafts.forget(name);
}

/** The key and the change of a doubt. */
const partsOf = (doubt = '') => doubt.split(/ (.*)/s);

function newKey(): string {
  // randomUUID is kept from pages that came without HTTPS.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
