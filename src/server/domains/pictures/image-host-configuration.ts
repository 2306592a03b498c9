import type { PublicConfiguration } from '../../../contract/platform/configuration';
import {
  pictureFormats,
  pictureWidths,
  type PictureSizes,
} from '../../../contract/pictures/picture-sizes';
import type { Environment } from '../../environment/schema';
import type { imageHostVariables } from '../../environment/variables/images';
import { picturesPath, uploadPath } from './picture-name';

type ImageHost = PublicConfiguration['imageHost'];

const imgbb = { uploadUrl: 'https://api.imgbb.com/1/upload', pictures: 'https://i.ibb.co/' };

/** Returns the configuration of imgbb or the image host of IMAGE_HOST_URL, with its image CDN, if any. */
export function externalImageHost({
  IMAGE_HOST_KEY: key = '',
  IMAGE_HOST_URL: uploadUrl = imgbb.uploadUrl,
  IMAGE_HOST_PICTURES: prefixes,
  IMAGE_SIZES_TEMPLATE: template,
  IMAGE_SIZES_OF: of,
}: Pick<Environment, keyof typeof imageHostVariables>): ImageHost {
  return {
    uploadUrl,
    key,
    pictures: prefixes.length > 0 ? prefixes : [defaultPrefix(uploadUrl)],
    ...(template && {
      sizes: { of, template, widths: [...pictureWidths], formats: [...pictureFormats] },
    }),
  };
}

/**
 * Returns the configuration of this server as the image host.
 * @param formerPictures URL prefixes of pictures that are at former image hosts
 */
export function ownImageHost(formerPictures: string[] = []): ImageHost {
  return {
    uploadUrl: uploadPath,
    pictures: [picturesPath, ...formerPictures],
    sizes: storedPictureSizes,
  };
}

/**
 * Returns the prefix of the URLs of uploaded pictures.
 * @param uploadUrl an upload URL; in the sandbox it may be a path
 */
function defaultPrefix(uploadUrl: string): string {
  if (uploadUrl === imgbb.uploadUrl || !URL.canParse(uploadUrl)) return imgbb.pictures;
  return `${new URL(uploadUrl).origin}/`;
}

/** The picture sizes that this server offers, for the page's configuration. */
const storedPictureSizes: PictureSizes = {
  of: picturesPath,
  template: '{url}?width={width}&format={format}',
  widths: [...pictureWidths],
  formats: [...pictureFormats],
};
