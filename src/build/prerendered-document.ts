import { shellPage } from '../contract/page-files';

interface Additions {
  /** Elements for the head, after those that every page has. */
  head?: string;
  body?: string;
  /** Runs before anything is painted. */
  script: string;
  /** Fetches the application's scripts, which a page without it names itself. */
  hydrationScript?: string;
  /** Paths of fonts that the page is going to use. */
  fonts?: readonly string[];
}

const emptyRoot = '<div id="root"></div>';
const configuration = /<script type="application\/json"[^>]*><\/script>/;
const namedScripts = /<script defer[^>]*><\/script>/g;
const title = /<title>[^<]*<\/title>/;

/** Replaces what has to be there exactly once, so that a changed template fails the build. */
function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  if (text.split(part).length !== 2) {
    throw new Error(`${shellPage} must hold exactly one ${String(part)}`);
  }
  return text.replace(part, () => replacement);
}

/**
 * A whole document, made of the built page without content and what was rendered for one address.
 */
export function prerenderedDocument(shell: string, additions: Additions): string {
  const { head = '', body = '', script, hydrationScript, fonts = [] } = additions;
  const [configurationElement = ''] = configuration.exec(shell) ?? [];
  const early = [
    configurationElement,
    `<script>${script}</script>`,
    ...fonts.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`,
    ),
    ...(hydrationScript ? [`<script>${hydrationScript}</script>`] : []),
  ];
  let document = replaceOnce(shell, configuration, early.join(''));
  if (hydrationScript) document = document.replaceAll(namedScripts, '');
  if (body) document = replaceOnce(document, emptyRoot, `<div id="root">${body}</div>`);
  // A prerendered page has a title of its own.
  if (body) document = replaceOnce(document, title, '');
  return replaceOnce(document, '</head>', `${head}</head>`);
}
