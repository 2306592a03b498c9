import { Marked } from 'marked';
import { escapeHtml } from './escape-html';

/**
 * Renders Markdown as HTML. It contains no HTML and no pictures of the source, and only links to the web, to
 * email addresses and within the site.
 */
export function renderMarkdown(source: string): string {
  return marked.parse(source, { async: false });
}

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
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

/** A path that begins with two slashes, or a backslash, is another site. */
function isSafeLink(href: string): boolean {
  if (/^(?:\/(?![/\\])|#)/.test(href)) return true;
  return (
    URL.canParse(href) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
  );
}
