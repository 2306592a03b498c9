import type { PublicConfiguration } from '../../../contract/platform/configuration';
import { configurationElementId } from '../../../contract/website/configuration-element';
import { applyBrand } from './apply-brand';

export interface PageAdditions {
  /** The configuration with the shop's current settings. The same object as long as they don't change. */
  getConfiguration: () => PublicConfiguration;
  /** The site's public origin. */
  siteUrl: string;
  /** HTML inserted before the page's scripts. */
  headElements?: string | undefined;
}

const configurationElement = new RegExp(
  `(<script\\b[^>]*\\bid=["']?${configurationElementId}["']?[^>]*>)[^]*?(</script>)`,
);

/** Canonical and Open Graph URLs with a path only. They must be absolute. */
const relativeUrl =
  /(<link rel="canonical" href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/**
 * Inserts the configuration, the shop's brand, the site's origin and further head elements into a
 * built page.
 */
export function completePage(page: string, additions: PageAdditions): string {
  const configuration = additions.getConfiguration();
  // `<` is escaped, so that no text in the configuration can end the script element.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const configured = applyBrand(page, configuration)
    .replaceAll(relativeUrl, `$1${additions.siteUrl}`)
    .replace(configurationElement, (_element, start: string, end: string) => start + json + end);
  return additions.headElements ? insertIntoHead(configured, additions.headElements) : configured;
}

function insertIntoHead(page: string, elements: string): string {
  const headEnd = page.indexOf('</head>');
  if (headEnd < 0) return elements + page;
  const firstScript = page.search(/<script\b/);
  const position = firstScript >= 0 && firstScript < headEnd ? firstScript : headEnd;
  return page.slice(0, position) + elements + page.slice(position);
}
