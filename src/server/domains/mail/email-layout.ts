import { escapeHtml } from '../platform/escape-html';
import type { EmailSender } from './email-sender';
import { fonts, styleElements, styled } from './email-styles';

/**
 * Returns the HTML of an email, or of a page to which an email links. It loads nothing but pictures from this
 * server.
 * @param content HTML between the title and the closing
 * @param closing HTML below the content
 */
export function htmlLayout(
  shop: EmailSender,
  title: string,
  content: string,
  { closing = '', logoUrl }: { closing?: string; logoUrl?: string | undefined } = {},
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${styleElements(shop)}
<title>${escapeHtml(title)}</title>
</head>
<body ${styled('ground', `margin:0;${fonts.body}`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${styled('ground', '')}>
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td ${styled('brand', `padding:0 0 16px;${fonts.heading}`)}>${logoUrl === undefined ? '' : renderLogo(logoUrl)}${escapeHtml(shop.shopName)}</td></tr>
<tr><td ${styled('panel', 'padding:24px;border-width:1px;border-style:solid;border-radius:8px')}>
<h1 style="margin:0 0 16px;overflow-wrap:anywhere;${fonts.heading}">${escapeHtml(title)}</h1>
${content}
</td></tr>
<tr><td ${styled('faint', 'padding:16px 0 0;font-size:14px')}>${closing}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The name stands beside it, for readers who load no pictures. */
const renderLogo = (url: string) =>
  `<img src="${escapeHtml(url)}" alt="" height="36" style="vertical-align:middle;border-radius:8px;margin:0 10px 0 0">`;

export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${withLineBreaks(text)}</p>`;
}

/** Returns the HTML of a text, with its line breaks. */
export const withLineBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
