import hotToast from 'react-hot-toast';
import { tabStorage } from '../storage/browser-storage';

const key = 'secondhand-notification';

/** Shows toasts. The messages may have texts of users, so the callers put in the nouns of the shop. */
export const toast = {
  success: (message: string): void => void hotToast.success(message),
  error: (message: string): void => void hotToast.error(message),
};

let isUnloading = false;

/** Stores a success message, which the next page shows as a toast. */
export function showToastAfterReload(message: string): void {
  isUnloading = true;
  tabStorage.store(key, message);
}

/** Shows the message that the previous page stored. */
export function showStoredToast(): void {
  // A page that is unloading may still render. It must not show the next page's message.
  const message = isUnloading ? null : tabStorage.read(key);
  if (!message) return;
  tabStorage.remove(key);
  hotToast.success(message);
}
