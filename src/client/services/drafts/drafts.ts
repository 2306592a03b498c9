import { tabStorage } from '../storage/browser-storage';
import { removeDraftFiles } from './draft-files-database';

/** The values of a form by field name. */
type Draft = Partial<Record<string, string>>;

/** All drafts have one storage key, so that they can be removed together. */
const key = 'secondhand-drafts';

function readAll(): Record<string, Draft> {
  try {
    const all = JSON.parse(tabStorage.read(key) ?? '{}') as unknown;
    return typeof all === 'object' && all !== null ? (all as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

/** The reserved name of the entry with the user id that the drafts belong to. */
const owner = 'owner';

/** Stores form drafts by name, until the tab closes or the user signs out. */
export const drafts = {
  read: (name: string): Draft => readAll()[name] ?? {},
  save: (name: string, draft: Draft): void =>
    tabStorage.store(key, JSON.stringify({ ...readAll(), [name]: draft })),
  remove(name: string): void {
    const { [name]: removed, ...others } = readAll();
    if (!removed) return;
    if (Object.keys(others).length === 0) tabStorage.remove(key);
    else tabStorage.store(key, JSON.stringify(others));
  },
  /**
   * Assigns the drafts to a signed-in user. Keeps them if a visitor wrote them, and removes them if
   * they belong to another user.
   */
  assignTo(uid: string): void {
    const all = readAll();
    const ownerUid = all[owner]?.['uid'];
    if (ownerUid === uid) return;
    if (ownerUid !== undefined) removeDraftFiles();
    tabStorage.store(key, JSON.stringify({ ...(ownerUid === undefined && all), [owner]: { uid } }));
  },
  /** Returns whether the drafts belong to a signed-in user. */
  hasOwner: (): boolean => readAll()[owner] !== undefined,
  removeAll(): void {
    tabStorage.remove(key);
    removeDraftFiles();
  },
};
