import toast from 'react-hot-toast';
import { tabStorage } from './browser-storage';

const key = 'secondhand-notification';

/** Shows a toast. */
export const notify = {
  success: (message: string): void => void toast.success(message),
  error: (message: string): void => void toast.error(message),
};

let isUnloading = false;

/** Stores a success message for the page that loads next. */
export function notifyAfterReload(message: string): void {
  isUnloading = true;
  tabStorage.store(key, message);
}

/** Shows the message that the previous page stored. */
export function showStoredNotification(): void {
  // This page may still render while it unloads, and would show the message too early.
  const message = isUnloading ? null : tabStorage.read(key);
  if (!message) return;
  tabStorage.remove(key);
  notify.success(message);
}
