import { pictureFormats, pictureWidths, type PictureSizes } from '../../contract/picture-sizes';
import { ownPictures } from './picture-name';

/** What the page is told of the sizes that this server makes. */
export const ownPictureSizes: PictureSizes = {
  of: ownPictures,
  template: '{url}?width={width}&format={format}',
  widths: [...pictureWidths],
  formats: [...pictureFormats],
};
