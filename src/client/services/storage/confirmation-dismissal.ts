import { persistentStorage } from './browser-storage';

const key = 'secondhand-confirmation-dismissed';
const dismissalDuration = 24 * 60 * 60_000;

/**
 * Stores that a user dismissed the request to confirm the email address. It stays hidden for a day.
 */
export const confirmationDismissal = {
  isActive(uid: string): boolean {
    const [until, dismissedBy] = persistentStorage.read(key)?.split(' ') ?? [];
    return dismissedBy === uid && Date.now() < Number(until);
  },
  store: (uid: string): void =>
    persistentStorage.store(key, `${Date.now() + dismissalDuration} ${uid}`),
};
