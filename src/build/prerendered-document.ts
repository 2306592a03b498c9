import { shellPage } from '../contract/website/page-files';

interface PageContent {
  /** Further elements of the head. */
  head?: string;
  body?: string;
  /** The inline script that runs before the first paint. */
  script: string;
  /** The inline script that loads the application's scripts. Without it the page has script elements. */
  hydrationScript?: string;
  /** Paths of fonts to preload. */
  fonts?: readonly string[];
}

const emptyRoot = '<div id="root"></div>';
const configurationPattern = /<script type="application\/json"[^>]*><\/script>/;
const deferredScripts = /<script defer[^>]*><\/script>/g;
const titlePattern = /<title>[^<]*<\/title>/;

/** Replaces text; throws unless the text occurs exactly once. */
function replaceOnce(text: string, pattern: string | RegExp, replacement: string): string {
  if (text.split(pattern).length !== 2) {
    throw new Error(`${shellPage} must contain exactly one ${String(pattern)}`);
  }
  return text.replace(pattern, () => replacement);
}

/** Returns the HTML of the app shell with the rendered content and scripts inserted. */
export function prerenderedDocument(shell: string, content: PageContent): string {
  const { head = '', body = '', script, hydrationScript, fonts = [] } = content;
  const [configurationElement = ''] = configurationPattern.exec(shell) ?? [];
  const startOfHead = [
    configurationElement,
    `<script>${script}</script>`,
    ...fonts.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`,
    ),
    ...(hydrationScript ? [`<script>${hydrationScript}</script>`] : []),
  ];
  let document = replaceOnce(shell, configurationPattern, startOfHead.join(''));
  if (hydrationScript) document = document.replaceAll(deferredScripts, '');
  if (body) document = replaceOnce(document, emptyRoot, `<div id="root">${body}</div>`);
  // A prerendered page has its own title.
  if (body) document = replaceOnce(document, titlePattern, '');
  return replaceOnce(document, '</head>', `${head}</head>`);
}
