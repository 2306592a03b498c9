/** A ref callback for an element that replaces a focused control. Focuses it if nothing has the focus. */
export function recoverLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
