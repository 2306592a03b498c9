import { tabStorage } from './browser-storage';

const key = 'secondhand-arrival';

/** Marks a completed sign-in for the page that loads next, which then moves the focus to its content. */
export const completedSignIn = {
  mark: (): void => tabStorage.store(key, ''),
  /** Returns whether there is a mark, and removes it. */
  consume(): boolean {
    const isMarked = tabStorage.read(key) !== null;
    tabStorage.remove(key);
    return isMarked;
  },
};
