import path from 'node:path';

/** The folder of the screenshots, ignored by git. */
export const picturesFolder = path.resolve(__dirname, '../../../../screenshots');

export const colorModes = ['light', 'dark'] as const;

/** A slug for files and URLs, such as "menu-on-a-phone". */
export const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');
