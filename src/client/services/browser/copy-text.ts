import { toast } from '../toasts/toasts';

/** Copies a text and says so. */
export async function copyText(text: string, success: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(success);
  } catch {
    toast.error('The browser did not allow copying.');
  }
}
