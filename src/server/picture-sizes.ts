import { pictureFormats, pictureWidths, type PictureSizes } from '../contract/picture-sizes';
import type { Environment } from './configuration';
import { isHttpsPrefix, withoutPassword } from './environment/urls';

/** imgbb serves its pictures from here. */
const imgbbPictures = 'https://i.ibb.co/';

/**
 * Which sizes the pictures come in. An image host such as imgbb has one; an image CDN in front of
 * it makes the others, and is told to the browser by how its addresses are put together.
 * `IMAGE_SIZES_TEMPLATE` is an address with gaps, as in
 * `https://images.example/?url={encodedUrl}&w={width}&output={format}`; `IMAGE_SIZES_OF` says how
 * the addresses begin that the CDN takes. Undefined when there is no such CDN.
 */
export function readPictureSizes(environment: Environment): PictureSizes | undefined {
  const { template, of } = readVariables(environment);
  if (!template) return undefined;
  return { of, template, widths: [...pictureWidths], formats: [...pictureFormats] };
}

/** One line for each variable that readPictureSizes cannot make use of. */
export function findPictureSizeProblems(environment: Environment): string[] {
  const { template, of } = readVariables(environment);
  if (!template) return [];
  const problems: string[] = [];
  const gaps = [/\{(url|encodedUrl)\}/, /\{width\}/, /\{format\}/];
  if (!gaps.every((gap) => gap.test(template)) || !/^(https:\/\/|\{url\})/.test(template)) {
    problems.push(
      'IMAGE_SIZES_TEMPLATE is no https address with {url} or {encodedUrl}, {width} and {format}: ' +
        `${withoutPassword(template)}.`,
    );
  }
  if (!isHttpsPrefix(of)) {
    problems.push(`IMAGE_SIZES_OF must be https and end with a slash: ${withoutPassword(of)}.`);
  }
  return problems;
}

function readVariables(environment: Environment) {
  return {
    template: environment['IMAGE_SIZES_TEMPLATE']?.trim() ?? '',
    of: environment['IMAGE_SIZES_OF']?.trim() || imgbbPictures,
  };
}
