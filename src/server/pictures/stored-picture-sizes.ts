import { pictureFormats, pictureWidths, type PictureSizes } from '../../contract/picture-sizes';
import { picturesPath } from './picture-name';

/** The sizes that this server makes, for the page's configuration. */
export const storedPictureSizes: PictureSizes = {
  of: picturesPath,
  template: '{url}?width={width}&format={format}',
  widths: [...pictureWidths],
  formats: [...pictureFormats],
};
