import type { PublicConfiguration } from '../../contract/configuration';
import { pictureFormats, pictureWidths } from '../../contract/picture-sizes';
import type { Environment } from '../environment/schema';
import type { imageHostVariables } from '../environment/variables/images';
import { storedPictureSizes } from './stored-picture-sizes';
import { picturesPath, uploadPath } from './picture-name';

type ImageHost = PublicConfiguration['imageHost'];

const imgbb = { uploadUrl: 'https://api.imgbb.com/1/upload', pictures: 'https://i.ibb.co/' };

/** imgbb, or the image host of IMAGE_HOST_URL, with the image CDN in front of it. */
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
    pictures: prefixes.length > 0 ? prefixes : [prefixOf(uploadUrl)],
    ...(template && {
      sizes: { of, template, widths: [...pictureWidths], formats: [...pictureFormats] },
    }),
  };
}

/** This server. @param formerPictures prefixes of pictures that were uploaded to other hosts */
export function ownImageHost(formerPictures: string[] = []): ImageHost {
  return {
    uploadUrl: uploadPath,
    pictures: [picturesPath, ...formerPictures],
    sizes: storedPictureSizes,
  };
}

/** @param uploadUrl of the sandbox may be a path of this server */
function prefixOf(uploadUrl: string): string {
  if (uploadUrl === imgbb.uploadUrl || !URL.canParse(uploadUrl)) return imgbb.pictures;
  return `${new URL(uploadUrl).origin}/`;
}
