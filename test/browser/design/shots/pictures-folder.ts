import path from 'node:path';

/** Where the pictures lie; git ignores it. */
export const picturesFolder = path.resolve(__dirname, '../../../../screenshots');

export const colourModes = ['light', 'dark'] as const;

/** A name for a file or an address, as in "the-menu-of-a-phone". */
export const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
