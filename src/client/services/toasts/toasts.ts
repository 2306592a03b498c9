import hotToast from 'react-hot-toast';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { tabStorage } from '../storage/browser-storage';

const key = 'secondhand-notification';

/** Shows toasts. */
export const toast = {
  success: (message: string): void => void hotToast.success(inGoodsWords(message)),
  error: (message: string): void => void hotToast.error(inGoodsWords(message)),
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
