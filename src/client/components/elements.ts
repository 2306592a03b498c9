import type { ReactElement } from 'react';

/** React nodes that are no text: what may stand beside other elements when a browser translates the page. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
