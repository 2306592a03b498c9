import toast from 'react-hot-toast';
import { tabStorage } from './browser-storage';

const key = 'secondhand-notification';

/** Shows a short message above the page. */
export const notify = {
  success: (message: string): void => void toast.success(message),
  error: (message: string): void => void toast.error(message),
};

let isBeingLeft = false;

/** Keeps a success message for the page that is about to load. */
export function notifyAfterReload(message: string): void {
  isBeingLeft = true;
  tabStorage.store(key, message);
}

/** Shows what the page before this one left to be said. */
export function showKeptNotification(): void {
  // A page that is being left may come to this only now, and would show it to nobody.
  const message = isBeingLeft ? null : tabStorage.read(key);
  if (!message) return;
  tabStorage.forget(key);
  notify.success(message);
}
