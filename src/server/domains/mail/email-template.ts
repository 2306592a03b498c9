import { defaultLogo } from '../../../contract/platform/shop-defaults';
import type { ShopSettings } from '../../../contract/platform/shop-settings';
import type { RenderedEmail } from '../../../contract/mail/email-texts';
import { escapeHtml } from '../platform/escape-html';
import { buttonAttributes, htmlLayout, paragraph, withLineBreaks } from './email-layout';
import { styled } from './email-styles';

interface Link {
  label: string;
  url: string;
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
  /** A picture of the watch. */
  picture?: { url: string; alt: string } | undefined;
  facts: [name: string, value: string][];
  action: Link;
  /** Explains why the recipient gets the email; the link unsubscribes. */
  closing: { text: string } & Partial<Link>;
  siteUrl: string;
}

/** What every email shows of the shop. An admin can change it. */
export type EmailSender = Pick<ShopSettings, 'shopName' | 'logo'>;

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
  facts,
  action,
  closing,
  siteUrl,
}: EmailContent): string {
  const lines = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const closingLines = [closing.text, closing.url && `${closing.label}: ${closing.url}`, siteUrl];
  return [
    greeting,
    `${title}.`,
    updates.map((update) => `- ${update}`).join('\n'),
    text,
    ...quotes.map((quote) => quote.replaceAll(/^/gm, '> ')),
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
    picture,
    facts,
    action,
    closing,
    siteUrl,
  }: EmailContent,
  { shopName, logo }: EmailSender,
): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td ${styled('faint', 'padding:4px 16px 4px 0;vertical-align:top')}>${escapeHtml(name)}</td>
<td style="padding:4px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const beginning = `${greeting && paragraph(greeting)}${updates.length > 0 ? renderList(updates) : ''}`;
  const content = `${beginning}${renderParagraphs(text)}${quotes.map(blockquote).join('')}${picture ? renderPicture(picture) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>
<a href="${escapeHtml(action.url)}" ${buttonAttributes}>${escapeHtml(action.label)}</a>`;
  const links = [
    { label: closing.label, url: closing.url },
    { label: new URL(siteUrl).host, url: siteUrl },
  ].map(({ label, url }) => (label && url ? ` ${faintLink(label, url)}` : ''));
  return htmlLayout(shopName, title, content, {
    closing: withLineBreaks(closing.text) + links.join(''),
    // Email programs do not show the default one, which is an SVG.
    logoUrl: logo === defaultLogo ? undefined : ownPictureUrl(logo, siteUrl),
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

function renderPicture({ url, alt }: NonNullable<EmailContent['picture']>): string {
  const style = 'display:block;max-width:100%;margin:0 0 16px;border-radius:8px';
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="240" style="${style}">`;
}

function blockquote(text: string): string {
  const style = 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid;overflow-wrap:anywhere';
  return `<blockquote style="${style}">${withLineBreaks(text)}</blockquote>`;
}

function faintLink(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" ${styled('faint', '')}>${escapeHtml(label)}</a>`;
}
