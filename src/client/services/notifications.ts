import toast from 'react-hot-toast';

const key = 'secondhand-notification';

/** Shows a short message above the page. */
export const notify = {
  success: (message: string): void => void toast.success(message),
  error: (message: string): void => void toast.error(message),
};

/** Keeps a success message for the page that is about to load. */
export function notifyAfterReload(message: string): void {
  sessionStorage.setItem(key, message);
}

/** Shows what the page before this one left to be said. */
export function showKeptNotification(): void {
  const message = sessionStorage.getItem(key);
  if (!message) return;
  sessionStorage.removeItem(key);
  notify.success(message);
}
