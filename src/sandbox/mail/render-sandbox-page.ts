import { escapeHtml } from '../../server/domains/platform/escape-html';

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 44rem; margin: 0 auto; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
  ul { padding: 0; list-style: none; }
  li { padding: 16px; margin-bottom: 12px; border: 1px solid #7b8794; border-radius: 8px; }
  p, h1 { margin: 4px 0; overflow-wrap: anywhere; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; font: inherit; padding: 8px 12px; margin: 8px 0;
    border: 1px solid #7b8794; border-radius: 8px; }
  input, iframe { width: 100%; }
  iframe { height: 40rem; margin: 16px 0; border: 1px solid #7b8794; border-radius: 8px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Renders a page of the sandbox. @param content HTML */
export function renderSandboxPage(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main><h1>${escapeHtml(title)}</h1>${content}</main>
</html>
`;
}

export const renderParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

export const renderLink = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

export function renderOutcomePage(
  title: string,
  text: string,
  next: { to: string; text: string },
): string {
  return renderSandboxPage(
    title,
    `${renderParagraph(text)}<p>${renderLink(next.to, next.text)}</p>`,
  );
}
