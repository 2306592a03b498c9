/** A ref callback for an element that replaces a focused control: focuses it if the focus was lost. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
