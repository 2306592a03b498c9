import {
  pictureFormats,
  pictureWidths,
  type PictureSizes,
} from '../../../contract/pictures/picture-sizes';
import { picturesPath } from './picture-name';

/** The picture sizes that this server offers, for the page's configuration. */
export const storedPictureSizes: PictureSizes = {
  of: picturesPath,
  template: '{url}?width={width}&format={format}',
  widths: [...pictureWidths],
  formats: [...pictureFormats],
};
