/** Where a button stands. Its text is no sign of it, because the browser may translate the page. */
export interface Place {
  parent: Element;
  /** The index among the parent's children. */
  index: number;
}

/** Marks a button that cannot do anything yet. */
export const pendingAttribute = { 'data-pending': '' };

/** What is waited for in each place: the last press counts. */
const observers = new WeakMap<Element, MutationObserver>();

const readySelector = 'a[href], button:enabled:not([data-pending])';

/**
 * Presses what replaces a pending button as soon as it can be pressed. Does nothing if something else comes in its
 * place, such as a note that the watch is booked.
 */
export function pressWhenReady({ parent, index }: Place): void {
  const findReady = () => {
    const child = parent.children[index];
    return child?.matches(readySelector) ? child : child?.querySelector(readySelector);
  };
  const press = () => {
    const control = findReady();
    if (!(control instanceof HTMLElement)) return;
    observer.disconnect();
    // Deferred, because some widgets start their state machine in an effect.
    setTimeout(() => control.click());
  };
  const observer = new MutationObserver(press);
  observers.get(parent)?.disconnect();
  observers.set(parent, observer);
  observer.observe(parent, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  press();
}

/**
 * Keeps a press on a pending button that is replaced while it is held down: the browser then sends no click. Called on
 * `pointerdown`.
 */
export function keepHeldPress(button: Element, place: Place): void {
  // Before hydration the script in the head does the same.
  if (window.queuedClicks) return;
  // A scroll that began on the button ends in a `pointercancel`.
  const types = ['pointerup', 'pointercancel'];
  const end = ({ type, target }: Event) => {
    types.forEach((one) => document.removeEventListener(one, end, true));
    const isKept = type === 'pointerup' && !button.isConnected;
    if (isKept && target instanceof Node && place.parent.contains(target)) pressWhenReady(place);
  };
  types.forEach((one) => document.addEventListener(one, end, true));
}

/** Returns where an element stands; undefined if it has been removed. */
export function placeOf(element: Element): Place | undefined {
  const { parentElement: parent } = element;
  return parent ? { parent, index: [...parent.children].indexOf(element) } : undefined;
}
