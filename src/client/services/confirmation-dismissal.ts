import { lastingStorage } from './browser-storage';

const key = 'secondhand-confirmation-dismissed';
const day = 24 * 60 * 60_000;

/** Which user closed the line that asks to confirm their email address, and until when it is hidden. */
export const confirmationDismissal = {
  isActive(uid: string): boolean {
    const [until, dismissedBy] = lastingStorage.read(key)?.split(' ') ?? [];
    return dismissedBy === uid && Date.now() < Number(until);
  },
  store: (uid: string): void => lastingStorage.store(key, `${Date.now() + day} ${uid}`),
};
