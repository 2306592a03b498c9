import { Marked } from 'marked';
import { escapeHtml } from './escape-html';

export interface RenderedMarkdown {
  html: string;
  /** What the author should know: what was left out, and links that lead nowhere. */
  problems: string[];
}

/**
 * Renders Markdown as HTML. It contains no HTML and no pictures of the source, and only links to the web, to
 * email addresses and within the site.
 */
export function renderMarkdown(source: string): RenderedMarkdown {
  const headingIds = new Set<string>();
  const links: string[] = [];
  const pictures: string[] = [];
  const marked = new Marked({
    gfm: true,
    // A single line break is kept, as people expect who don't know Markdown.
    breaks: true,
    tokenizer: {
      // HTML is text. After a tag such as `<code>`, marked would print what follows without escaping it.
      html: () => undefined,
      tag: () => undefined,
    },
    renderer: {
      // The page's title is the first heading.
      heading({ tokens, depth }) {
        const level = Math.max(depth, 2);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = uniqueId(toHeadingId(text), headingIds);
        headingIds.add(id);
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        const text = this.parser.parseInline(tokens);
        const safe = toSafeLink(href);
        return safe === undefined ? text : `<a href="${escapeHtml(safe)}">${text}</a>`;
      },
      image({ href, text }) {
        pictures.push(href);
        return escapeHtml(text);
      },
    },
  });
  const html = marked.parse(source, { async: false });
  const problems = [
    ...pictures.map((href) => `The picture ${href} is left out: pages show no pictures.`),
    ...links.flatMap((href) => linkProblem(href, headingIds) ?? []),
  ];
  return { html, problems: [...new Set(problems)] };
}

/** Returns the id of a heading as on GitHub: its letters and digits in lower case, with hyphens for spaces. */
function toHeadingId(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/&\S+?;/g, '');
  return (
    words
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-') || 'section'
  );
}

function uniqueId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 0; ; number += 1) {
    const candidate = number === 0 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

function linkProblem(href: string, headingIds: ReadonlySet<string>): string | undefined {
  if (toSafeLink(href) === undefined) {
    return `The link to ${href} is left out. Write a full address such as https://example.com, or a page of this site such as /help.`;
  }
  const heading = href.startsWith('#') && href.slice(1);
  return heading && ![...headingIds].some((id) => [id, encodeURI(id)].includes(heading))
    ? `The link to ${href} leads nowhere: there is no such heading.`
    : undefined;
}

/** Stands for the site's origin. */
const site = 'https://site.invalid';
/** "example.com", which would be a path. */
const looksLikeHost = /^[^/?#]+\.[^/?#]+/;

/** Returns the link's address, a path for one within the site; undefined if the link is not allowed. */
function toSafeLink(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  if (URL.canParse(href)) {
    const isSafe = ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
    return isSafe ? href : undefined;
  }
  // A path that begins with two slashes, or a backslash, is another site.
  if (!URL.canParse(href, site) || looksLikeHost.test(href.replace(/^\.{1,2}\//, '')))
    return undefined;
  const { origin, pathname, search, hash } = new URL(href, site);
  return origin === site ? pathname + search + hash : undefined;
}
