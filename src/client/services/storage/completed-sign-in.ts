import { tabStorage } from './browser-storage';

const key = 'secondhand-arrival';

/** Marks that a sign-in has completed. The page that loads next then focuses its content. */
export const completedSignIn = {
  mark: (): void => tabStorage.store(key, ''),
  /** Returns whether there is a mark, and removes it. */
  consume(): boolean {
    const isMarked = tabStorage.read(key) !== null;
    tabStorage.remove(key);
    return isMarked;
  },
};
