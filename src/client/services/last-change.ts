import { lastingStorage } from './browser-storage';

const lastChangeKey = 'secondhand-last-change';

/** The last change that this browser has heard of: whichever tab listens next goes on from it. */
export const lastChange = {
  read: (): string | null => lastingStorage.read(lastChangeKey),
  store: (id: string): void => lastingStorage.store(lastChangeKey, id),
  forget: (): void => lastingStorage.forget(lastChangeKey),
};
