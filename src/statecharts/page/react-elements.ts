import type { ReactElement } from 'react';

/** React nodes without bare text, which browser translation would break beside other elements. */
export type ReactElements = ReactElement | readonly ReactElements[] | '' | false | null | undefined;
