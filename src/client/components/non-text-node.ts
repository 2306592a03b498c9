import type { ReactElement } from 'react';

/**
 * React nodes except text. A text node beside an element would break when a browser translates the
 * page.
 */
export type NonTextNode = ReactElement | readonly NonTextNode[] | '' | false | null | undefined;
