import { tabStorage } from './browser-storage';

/** What was typed into a form, by the names of its fields. */
type Draft = Partial<Record<string, string>>;

/** One key for all, so that they can be forgotten together. */
const key = 'secondhand-drafts';

function readAll(): Record<string, Draft> {
  try {
    const all = JSON.parse(tabStorage.read(key) ?? '{}') as unknown;
    return typeof all === 'object' && all !== null ? (all as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

/** Reserved name: the account that the drafts belong to. */
const owner = 'owner';

/** Forms that are half filled, by name, for as long as the tab is open and nobody signs out. */
export const drafts = {
  read: (name: string): Draft => readAll()[name] ?? {},
  keep: (name: string, draft: Draft): void =>
    tabStorage.store(key, JSON.stringify({ ...readAll(), [name]: draft })),
  forget(name: string): void {
    const { [name]: forgotten, ...others } = readAll();
    if (!forgotten) return;
    if (Object.keys(others).length === 0) drafts.forgetAll();
    else tabStorage.store(key, JSON.stringify(others));
  },
  /** Claims the drafts for an account: its own and a visitor's stay, those of another account are removed. */
  belongTo(uid: string): void {
    const all = readAll();
    const known = all[owner]?.['uid'];
    if (known === uid) return;
    tabStorage.store(key, JSON.stringify({ ...(known === undefined && all), [owner]: { uid } }));
  },
  forgetAll: (): void => tabStorage.forget(key),
};
