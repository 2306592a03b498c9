import type { ReactElement } from 'react';

/**
 * React nodes except text. React fails to update a text node beside an element after the browser has
 * translated the page.
 */
export type ReactElements = ReactElement | readonly ReactElements[] | '' | false | null | undefined;
