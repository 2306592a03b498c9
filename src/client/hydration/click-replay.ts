/** Clicks on buttons from before the hydration. */
interface QueuedClicks {
  buttons: Set<HTMLButtonElement>;
  listener: (event: MouseEvent) => void;
}

/** For a button that opens a window: a browser allows that to a person's click alone. */
export const notReplayed = { 'data-not-replayed': '' };
export const replayedButtons = 'button:not([data-not-replayed])';

declare global {
  interface Window {
    /** Filled by the page's first script, until the page is hydrated. */
    queuedClicks?: QueuedClicks;
  }
}

function replayClick(button: HTMLButtonElement): void {
  if (!button.isConnected) return;
  if (button === document.activeElement) {
    // A click moves the focus first, and some widgets answer only when they have heard of it.
    button.blur();
    button.focus({ preventScroll: true });
  }
  button.click();
}

/** Dispatches the queued clicks again, now that the page is hydrated. */
export function replayClicks(): void {
  const { queuedClicks } = window;
  if (!queuedClicks) return;
  window.removeEventListener('click', queuedClicks.listener, true);
  delete window.queuedClicks;
  queuedClicks.buttons.forEach(replayClick);
}
