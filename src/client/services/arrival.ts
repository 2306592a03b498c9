import { tabStorage } from './browser-storage';

const key = 'secondhand-arrival';

/** Marks a page load as the end of a sign-in: the focus was in the form, which is gone. */
export const arrival = {
  mark: (): void => tabStorage.store(key, ''),
  /** Whether this page load is one; true for the first caller only. */
  consume(): boolean {
    const isArrival = tabStorage.read(key) !== null;
    tabStorage.remove(key);
    return isArrival;
  },
};
