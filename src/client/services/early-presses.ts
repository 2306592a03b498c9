/** Buttons that were pressed before the application could answer. */
export interface EarlyPresses {
  buttons: Set<HTMLButtonElement>;
  keep: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    /** Kept by the first script of a prerendered page. */
    earlyPresses?: EarlyPresses;
  }
}

/** Presses them again, now that the application answers. */
export function answerEarlyPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  window.removeEventListener('click', earlyPresses.keep, true);
  earlyPresses.buttons.forEach((button) => button.isConnected && button.click());
  earlyPresses.buttons.clear();
}
