import type { ConsoleMessage } from '@playwright/test';

/** Whether Chromium says that the page itself, which is shown, was answered with 404. */
export function isNotFoundAnswer(message: ConsoleMessage): boolean {
  return (
    message.location().url === message.page()?.url() && message.text().includes('status of 404')
  );
}
