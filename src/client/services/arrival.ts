import { tabStorage } from './browser-storage';

const key = 'secondhand-arrival';

/** A page that loads because the user has signed in: their focus was on the form, which is gone. */
export const arrival = {
  announce: (): void => tabStorage.store(key, ''),
  /** Whether this page is one, for the first that asks. */
  take(): boolean {
    const isArrival = tabStorage.read(key) !== null;
    tabStorage.forget(key);
    return isArrival;
  },
};
