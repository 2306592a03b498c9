import toast from 'react-hot-toast';
import { tabStorage } from './browser-storage';

const key = 'secondhand-notification';

/** Shows toasts. */
export const notify = {
  success: (message: string): void => void toast.success(message),
  error: (message: string): void => void toast.error(message),
};

let isUnloading = false;

/** Stores a success message, which the next page shows. */
export function notifyAfterReload(message: string): void {
  isUnloading = true;
  tabStorage.store(key, message);
}

/** Shows the message that the previous page stored. */
export function showStoredNotification(): void {
  // A page that is unloading may still render. It must not show the next page's message.
  const message = isUnloading ? null : tabStorage.read(key);
  if (!message) return;
  tabStorage.remove(key);
  notify.success(message);
}
