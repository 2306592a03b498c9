/** Marks a button that is shown until the session is known. */
export const pendingAttribute = { 'data-pending': '' };

/** Milliseconds after which a press is forgotten: the user no longer expects its effect. */
const maxWait = 20_000;

let stopWaiting = () => {};

/**
 * Presses the link or button that replaces a pending button and has its text, as soon as it is enabled. A
 * later call forgets an earlier press.
 */
export function pressSuccessor(pending: HTMLElement): void {
  stopWaiting();
  const { parentElement, textContent } = pending;
  if (!parentElement) return;
  const observer = new MutationObserver(() => {
    const successor = [
      ...parentElement.querySelectorAll<HTMLElement>('a, button:enabled:not([data-pending])'),
    ].find((element) => element.textContent === textContent);
    if (!successor) return;
    stopWaiting();
    successor.click();
  });
  observer.observe(parentElement, { subtree: true, childList: true, attributes: true });
  const timer = setTimeout(() => stopWaiting(), maxWait);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
