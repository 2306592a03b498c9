import type { FastifyInstance, FastifyReply } from 'fastify';
import { routes } from '../../../contract/routes';
import type { AppOptions } from '../../app-options';
import type { Database } from '../../database/database';
import { escapeHtml } from '../platform/escape-html';
import { htmlLayout, paragraph } from './email-layout';
import { pageButtonAttributes } from './email-styles';
import { readUnsubscribeToken, savedSearchOfSubject, unsubscribePath } from './unsubscribe-token';
import { setAlertFrequency } from '../finding/saved-searches.sql';
import { setEmailOptOut } from '../accounts/email-settings.sql';

/** The maximum size of the posted form in bytes. Its content is ignored. */
const maxFormBytes = 1024;

interface Page {
  title: string;
  /** HTML. */
  content: string;
}

interface UnsubscribeRoute {
  Params: { token: string };
  Querystring: { again?: string };
}

/**
 * The unsubscribe page to which emails link. It asks for confirmation, because virus scanners open links as
 * well. The unsubscribe button of an email program posts the form directly (RFC 8058).
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { database, shopSettings } = app;
  const sendPage = async (reply: FastifyReply, page: Page) => {
    const shop = await shopSettings.read();
    const content = `${page.content}${homeLink(shop.shopName)}`;
    return sendHtml(reply, htmlLayout(shop, page.title, content));
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, _body, done) => done(null),
  );

  app.get<UnsubscribeRoute>(unsubscribePath(':token'), async ({ params: { token } }, reply) => {
    const subject = readUnsubscribeToken(accessTokenKeys, token);
    return subject === undefined
      ? sendPage(reply.code(404), invalidLinkPage)
      : sendPage(reply, pagesOf(subject).confirmation(token));
  });

  app.post<UnsubscribeRoute>(
    unsubscribePath(':token'),
    async ({ params: { token }, query }, reply) => {
      const subject = readUnsubscribeToken(accessTokenKeys, token);
      const optOut = query.again === undefined;
      const isKnown = subject !== undefined && (await setOptOut(database, subject, optOut));
      if (!isKnown) return sendPage(reply.code(404), invalidLinkPage);
      const { unsubscribed, subscribed } = pagesOf(subject);
      return sendPage(reply, optOut ? unsubscribed(token) : subscribed);
    },
  );
}

function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}

const homeLink = (shopName: string) =>
  `<p style="margin:16px 0 0"><a href="/" style="color:inherit">Go to ${escapeHtml(shopName)}</a></p>`;

/** @param token a valid token, which needs no escaping */
const renderForm = (token: string, label: string, query = '') =>
  `<form method="post" action="${unsubscribePath(token)}${query}">
<button ${pageButtonAttributes}>${label}</button></form>`;

interface Pages {
  confirmation: (token: string) => Page;
  unsubscribed: (token: string) => Page;
  subscribed: Page;
}

const userPages: Pages = {
  confirmation: (token) => ({
    title: 'Get fewer emails?',
    content:
      paragraph('We will email you only when money moves or you have to make a decision.') +
      renderForm(token, 'Get fewer emails'),
  }),
  unsubscribed: (token) => ({
    title: 'You will get fewer emails',
    content:
      paragraph(
        'We email you only when money moves or you have to make a decision. Everything else is on the site.',
      ) + renderForm(token, 'Send me all emails again', '?again'),
  }),
  subscribed: {
    title: 'You will get all emails again',
    content: paragraph('We email you about every step of your orders.'),
  },
};

const frequencyLink = `<p style="margin:16px 0 0"><a href="${routes.savedSearches.path}" style="color:inherit">Change how often</a></p>`;

const savedSearchPages: Pages = {
  confirmation: (token) => ({
    title: 'Stop the emails of this search?',
    content:
      paragraph('The search stays in your saved searches, which show what is new.') +
      renderForm(token, 'Stop these emails') +
      frequencyLink,
  }),
  unsubscribed: (token) => ({
    title: 'This search sends no more emails',
    content:
      paragraph('It stays in your saved searches, which show what is new.') +
      renderForm(token, 'Send them daily again', '?again') +
      frequencyLink,
  }),
  subscribed: {
    title: 'This search sends emails again',
    content: paragraph('You get at most one a day.') + frequencyLink,
  },
};

const pagesOf = (subject: string): Pages =>
  savedSearchOfSubject(subject) === undefined ? userPages : savedSearchPages;

/** Stops the emails of a saved search or of a user, or sends them again. Returns false if it was deleted. */
async function setOptOut(database: Database, subject: string, optOut: boolean): Promise<boolean> {
  const id = savedSearchOfSubject(subject);
  if (id === undefined) return setEmailOptOut(database, subject, optOut);
  return (await setAlertFrequency(database, { id }, optOut ? 'never' : 'daily')) > 0;
}

const invalidLinkPage: Page = {
  title: 'This link no longer works',
  content: paragraph('Please use the link in a newer email.'),
};
