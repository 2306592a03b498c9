import { createContext } from 'react';
import type { PictureSizes } from '../../../contract/picture-sizes';

/** The sizes in which pictures can be had; said once, around everything. */
export const PictureSizesContext = createContext<PictureSizes | undefined>(undefined);

export interface SourceSet {
  /** The media type of its pictures. */
  type: string;
  srcSet: string;
}

/** One for each format in which a picture can be had; none when it comes as it is only. */
export function sourceSetsOf(address: string, sizes: PictureSizes | undefined): SourceSet[] {
  // A srcset is split where there is space.
  if (!sizes || !address.startsWith(sizes.of) || /\s/.test(address)) return [];
  return sizes.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.widths
      .map((width) => `${fillIn(sizes.template, { address, width, format })} ${width}w`)
      .join(', '),
  }));
}

function fillIn(
  template: string,
  { address, width, format }: { address: string; width: number; format: string },
): string {
  // By functions, because a `$` in an address would otherwise mean something else.
  return template
    .replace('{width}', () => String(width))
    .replace('{format}', () => format)
    .replace('{encodedUrl}', () => encodeURIComponent(address))
    .replace('{url}', () => address);
}
