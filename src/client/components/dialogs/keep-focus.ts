import type { MouseEvent } from 'react';

/**
 * Keeps the focus in a field while a button is pressed. The error that a blur shows would move the button away from the
 * pointer, and the press would do nothing.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
