import { defaultIcon, defaultLogo } from '../../../contract/platform/shop-defaults';
import type { RenderedEmail } from '../../../contract/mail/email-texts';
import { escapeHtml } from '../platform/escape-html';
import { htmlLayout, paragraph, withLineBreaks } from './email-layout';
import type { EmailSender } from './email-sender';
import { emailButtonAttributes, fonts, styled } from './email-styles';

interface Link {
  label: string;
  url: string;
}

type Fact = [name: string, value: string];

/** A product as HTML shows it, large: its picture, its name and an amount. Plain text has its facts. */
export interface EmailProduct {
  name: Fact;
  amount: Fact;
  /** The URL of its picture. */
  picture: string | undefined;
  /** Its page, if the email is about several. */
  url?: string;
}

/** The content of an email, from which its HTML and its plain text are created. */
export interface EmailContent {
  subject: string;
  title: string;
  greeting: string;
  /** What has happened since the last email. */
  updates?: string[] | undefined;
  /** Paragraphs, with an empty line between two. */
  text: string;
  /** Texts of another user, below `text`. */
  quotes?: string[] | undefined;
  /** The watch that the email is about. */
  product?: EmailProduct | undefined;
  /** The watches that the email lists. */
  products?: EmailProduct[] | undefined;
  facts: Fact[];
  action: Link;
  /** Explains why the recipient gets the email; the link unsubscribes. */
  closing: { text: string } & Partial<Link>;
  siteUrl: string;
}

export function emailTemplate(content: EmailContent, shop: EmailSender): RenderedEmail {
  const { subject } = content;
  return { subject, text: renderPlainText(content), html: renderHtml(content, shop) };
}

/** Only of a picture that this server stores, so that no other server learns who reads the email. */
export const ownPictureUrl = (picture: string, siteUrl: string): string | undefined =>
  /^\/(?!\/)/.test(picture) ? `${siteUrl}${picture}` : undefined;

function renderPlainText({
  title,
  greeting,
  updates = [],
  text,
  quotes = [],
  product,
  products = [],
  facts,
  action,
  closing,
  siteUrl,
}: EmailContent): string {
  const allFacts = product ? [product.name, product.amount, ...facts] : facts;
  const lines = allFacts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const closingLines = [closing.text, closing.url && `${closing.label}: ${closing.url}`, siteUrl];
  return [
    greeting,
    `${title}.`,
    updates.map((update) => `- ${update}`).join('\n'),
    text,
    ...quotes.map((quote) => quote.replaceAll(/^/gm, '> ')),
    products.map(({ name, amount, url }) => `- ${name[1]}, ${amount[1]}\n  ${url}`).join('\n'),
    lines,
    `${action.label}: ${action.url}`,
    `-- \n${closingLines.filter(Boolean).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderHtml(
  {
    title,
    greeting,
    updates = [],
    text,
    quotes = [],
    product,
    products = product ? [product] : [],
    facts,
    action,
    closing,
    siteUrl,
  }: EmailContent,
  shop: EmailSender,
): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td ${styled('faint', 'padding:4px 16px 4px 0;vertical-align:top')}>${escapeHtml(name)}</td>
<td style="padding:4px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const beginning = `${greeting && paragraph(greeting)}${updates.length > 0 ? renderList(updates) : ''}`;
  const content = `${beginning}${renderParagraphs(text)}${quotes.map(blockquote).join('')}${products.map(renderProduct).join('')}
${rows.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>` : ''}
<a href="${escapeHtml(action.url)}" ${emailButtonAttributes(shop)}>${escapeHtml(action.label)}</a>`;
  const links = [
    { label: closing.label, url: closing.url },
    { label: new URL(siteUrl).host, url: siteUrl },
  ].map(({ label, url }) => (label && url ? ` ${faintLink(label, url)}` : ''));
  return htmlLayout(shop, title, content, {
    closing: withLineBreaks(closing.text) + links.join(''),
    // Email programs do not show the default one, which is an SVG.
    logoUrl: ownPictureUrl(shop.logo === defaultLogo ? defaultIcon : shop.logo, siteUrl),
  });
}

const renderParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(paragraph)
    .join('');

function renderList(items: string[]): string {
  const rows = items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`);
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px;overflow-wrap:anywhere">${rows.join('')}</ul>`;
}

function renderProduct({ name, amount, picture, url }: EmailProduct): string {
  const title = url
    ? `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(name[1])}</a>`
    : escapeHtml(name[1]);
  const cell = picture
    ? `<td width="96" style="padding:0 16px 0 0"><img src="${escapeHtml(picture)}" alt="${escapeHtml(name[1])}" width="96" height="96" style="display:block;object-fit:cover;border-radius:8px"></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>${cell}
<td style="overflow-wrap:anywhere">${title}<div style="margin:4px 0 0;${fonts.heading}">${escapeHtml(amount[1])}</div></td></tr></table>`;
}

function blockquote(text: string): string {
  const style = 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid;overflow-wrap:anywhere';
  return `<blockquote style="${style}">${withLineBreaks(text)}</blockquote>`;
}

function faintLink(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" ${styled('faint', '')}>${escapeHtml(label)}</a>`;
}
