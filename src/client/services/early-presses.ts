/** Buttons that were pressed before the application could answer. */
export interface EarlyPresses {
  buttons: Set<HTMLButtonElement>;
  keep: (event: MouseEvent) => void;
}

/** For a button that opens a window, which a browser allows to a person's press alone. */
export const notReplayed = { 'data-not-replayed': '' };
export const replayedButtons = 'button:not([data-not-replayed])';

declare global {
  interface Window {
    /** Kept by a page's first script, until the application answers. */
    earlyPresses?: EarlyPresses;
  }
}

function pressAgain(button: HTMLButtonElement): void {
  if (!button.isConnected) return;
  if (button === document.activeElement) {
    // A press moves the focus first, and some widgets answer only when they have heard of it.
    button.blur();
    button.focus({ preventScroll: true });
  }
  button.click();
}

/** Presses them again, now that the application answers. */
export function answerEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  window.removeEventListener('click', earlyPresses.keep, true);
  delete window.earlyPresses;
  earlyPresses.buttons.forEach(pressAgain);
}
