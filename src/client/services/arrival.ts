import { tabStorage } from './browser-storage';

const key = 'secondhand-arrival';

/**
 * Remembers across a page load that a sign-in has just ended. The new page then sets the focus,
 * which was in the sign-in form.
 */
export const arrival = {
  mark: (): void => tabStorage.store(key, ''),
  /**
   * Returns whether a sign-in has just ended. Clears the mark, so only the first caller gets true.
   */
  consume(): boolean {
    const isArrival = tabStorage.read(key) !== null;
    tabStorage.remove(key);
    return isArrival;
  },
};
