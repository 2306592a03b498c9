import type { Environment } from './configuration';

const imgbb = { uploadUrl: 'https://api.imgbb.com/1/upload', pictures: 'https://i.ibb.co/' };

/**
 * Where pictures are uploaded to (`IMAGE_HOST_URL`), and how the addresses begin under which the
 * host then serves them (`IMAGE_HOST_PICTURES`, several with commas between). It is imgbb unless
 * another one is named, which then counts as serving them from its own origin.
 */
export function readImageHost(environment: Environment) {
  const uploadUrl = environment['IMAGE_HOST_URL']?.trim() || imgbb.uploadUrl;
  const named = namedPrefixes(environment);
  return { uploadUrl, pictures: named.length > 0 ? named : [picturesOf(uploadUrl)] };
}

/** One line for each address of pictures that readImageHost cannot make use of. */
export function findImageHostProblems(environment: Environment): string[] {
  return namedPrefixes(environment)
    .filter((prefix) => !isPrefix(prefix))
    .map((prefix) => `IMAGE_HOST_PICTURES must be https and end with a slash: ${prefix}.`);
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

/** Without its last slash, https://i.ibb.co would admit https://i.ibb.co.evil.example. */
function isPrefix(text: string): boolean {
  return /^https:\/\/.*\/$/.test(text) && URL.canParse(text) && new URL(text).href === text;
}
