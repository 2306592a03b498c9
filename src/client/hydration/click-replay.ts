import { keepHeldPress, pressWhenReady, type Place } from './press-when-ready';

/** The buttons that were pressed before hydration, and the listener that collects them. */
export interface QueuedClicks {
  /** Each button and where it stands, because hydration may replace it. */
  places: Map<HTMLButtonElement, Place>;
  /** The button that is held down. React hydrates what is pressed at once, and may replace it before the click. */
  held?: { button: HTMLButtonElement; place: Place };
  /** The types of the events that the listener is for. */
  types: readonly string[];
  listener: (event: Event) => void;
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
  const { places, held, types, listener } = queuedClicks;
  for (const type of types) window.removeEventListener(type, listener, true);
  delete window.queuedClicks;
  places.forEach(replayClick);
  if (held) keepHeldPress(held.button, held.place);
}
