import type { PublicConfiguration } from '../contract/configuration';
import type { Environment } from './configuration';
import { readPictureSizes } from './picture-sizes';
import { ownPictureSizes } from './pictures/own-picture-sizes';
import { ownPictures, uploadPath } from './pictures/picture-name';
import { isSandboxPart } from './sandbox-parts';
import { isHttpsPrefix, parseHttpsAddress, withoutPassword } from './environment/urls';

type ImageHost = PublicConfiguration['imageHost'];

const imgbb = { uploadUrl: 'https://api.imgbb.com/1/upload', pictures: 'https://i.ibb.co/' };

/**
 * Where pictures are uploaded to (`IMAGE_HOST_URL`), and how the addresses begin under which the
 * host then serves them (`IMAGE_HOST_PICTURES`, several with commas between). It is imgbb unless
 * another one is named, which then counts as serving them from its own origin.
 */
export function readImageHost(environment: Environment): ImageHost & { key: string } {
  const uploadUrl = environment['IMAGE_HOST_URL']?.trim() || imgbb.uploadUrl;
  const named = namedPrefixes(environment);
  const sizes = readPictureSizes(environment);
  return {
    uploadUrl,
    key: environment['IMAGE_HOST_KEY']?.trim() ?? '',
    pictures: named.length > 0 ? named : [picturesOf(uploadUrl)],
    ...(sizes && { sizes }),
  };
}

/**
 * The same where the server keeps the pictures itself; `IMAGE_HOST_PICTURES` names where those of
 * before lie.
 */
export function readOwnImageHost(environment: Environment): ImageHost {
  return {
    uploadUrl: uploadPath,
    pictures: [ownPictures, ...namedPrefixes(environment)],
    sizes: ownPictureSizes,
  };
}

/** One line for each address that pictures must not be sent to, or cannot come from. */
export function findImageHostProblems(environment: Environment): string[] {
  const { uploadUrl } = readImageHost(environment);
  // Production refuses those by itself; the sandbox may have its image host on this machine.
  const isRefused = !isSandboxPart('IMAGE_HOST_URL', uploadUrl) && !parseHttpsAddress(uploadUrl);
  return [
    ...(isRefused
      ? [
          `IMAGE_HOST_URL must be an https address, such as ${imgbb.uploadUrl}: ${withoutPassword(uploadUrl)}.`,
        ]
      : []),
    ...namedPrefixes(environment)
      .filter((prefix) => !isHttpsPrefix(prefix))
      .map(
        (prefix) =>
          `IMAGE_HOST_PICTURES must be https and end with a slash: ${withoutPassword(prefix)}.`,
      ),
  ];
}

function namedPrefixes(environment: Environment): string[] {
  return (environment['IMAGE_HOST_PICTURES'] ?? '')
    .split(',')
    .map((prefix) => prefix.trim())
    .filter(Boolean);
}

function picturesOf(uploadUrl: string): string {
  if (uploadUrl === imgbb.uploadUrl || !URL.canParse(uploadUrl)) return imgbb.pictures;
  return `${new URL(uploadUrl).origin}/`;
}
