import { pressWhenReady, type Place } from './press-when-ready';

/** The buttons that were clicked before hydration, and the listener that collects them. */
interface QueuedClicks {
  /** Each button and where it stands, because hydration may replace it. */
  places: Map<HTMLButtonElement, Place>;
  listener: (event: MouseEvent) => void;
}

/** Excludes a button from replay: browsers open a pop-up only for a click by the user. */
export const notReplayedAttribute = { 'data-not-replayed': '' };
/** The CSS selector of the buttons whose clicks are replayed. */
export const replayedButtonSelector = 'button:not([data-not-replayed])';

declare global {
  interface Window {
    /** Set by the inline script in the head until the page is hydrated. */
    queuedClicks?: QueuedClicks;
  }
}

function replayClick(place: Place, button: HTMLButtonElement): void {
  if (!button.isConnected) return pressWhenReady(place);
  if (button === document.activeElement) {
    // A real click moves the focus first, and some widgets respond only after a focus event.
    button.blur();
    button.focus({ preventScroll: true });
  }
  button.click();
}

/** Dispatches the queued clicks again. Called when the page is hydrated. */
export function replayClicks(): void {
  const { queuedClicks } = window;
  if (!queuedClicks) return;
  window.removeEventListener('click', queuedClicks.listener, true);
  delete window.queuedClicks;
  queuedClicks.places.forEach(replayClick);
}
