import { shellPage } from '../contract/page-files';

interface Additions {
  /** Elements of the head, after those of every page. */
  head?: string;
  body?: string;
  /** Runs before the first paint. */
  script: string;
  /** Loads the application's scripts; without it the page has script elements. */
  hydrationScript?: string;
  /** Paths of fonts to preload. */
  fonts?: readonly string[];
}

const emptyRoot = '<div id="root"></div>';
const configuration = /<script type="application\/json"[^>]*><\/script>/;
const namedScripts = /<script defer[^>]*><\/script>/g;
const title = /<title>[^<]*<\/title>/;

/** Replaces text that occurs exactly once; otherwise the build fails. */
function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  if (text.split(part).length !== 2) {
    throw new Error(`${shellPage} must hold exactly one ${String(part)}`);
  }
  return text.replace(part, () => replacement);
}

/** Inserts rendered content into the built page. */
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
  // A prerendered page has its own title.
  if (body) document = replaceOnce(document, title, '');
  return replaceOnce(document, '</head>', `${head}</head>`);
}
