import type { ConsoleMessage } from '@playwright/test';

/** Whether this is Chromium's console error for the 404 status of the page itself. */
export function isNotFoundError(message: ConsoleMessage): boolean {
  return (
    message.location().url === message.page()?.url() && message.text().includes('status of 404')
  );
}
