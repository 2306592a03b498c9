import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppOptions } from '../../app-options';
import { escapeHtml } from '../platform/escape-html';
import { buttonAttributes, htmlLayout, paragraph } from './email-layout';
import { readUnsubscribeToken, unsubscribePath } from './unsubscribe-token';
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
    const { shopName } = await shopSettings.read();
    const content = `${page.content}${homeLink(shopName)}`;
    return sendHtml(reply, htmlLayout(shopName, page.title, content));
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, _body, done) => done(null),
  );

  app.get<UnsubscribeRoute>(unsubscribePath(':token'), async ({ params: { token } }, reply) =>
    readUnsubscribeToken(accessTokenKeys, token)
      ? sendPage(reply, confirmationPage(token))
      : sendPage(reply.code(404), invalidLinkPage),
  );

  app.post<UnsubscribeRoute>(
    unsubscribePath(':token'),
    async ({ params: { token }, query }, reply) => {
      const userId = readUnsubscribeToken(accessTokenKeys, token);
      const optOut = query.again === undefined;
      const isKnown = userId !== undefined && (await setEmailOptOut(database, userId, optOut));
      if (!isKnown) return sendPage(reply.code(404), invalidLinkPage);
      return sendPage(reply, optOut ? unsubscribedPage(token) : subscribedPage);
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
<button ${buttonAttributes}>${label}</button></form>`;

const confirmationPage = (token: string): Page => ({
  title: 'Get fewer emails?',
  content:
    paragraph('We will email you only when money moves or you have to make a decision.') +
    renderForm(token, 'Get fewer emails'),
});

const unsubscribedPage = (token: string): Page => ({
  title: 'You will get fewer emails',
  content:
    paragraph(
      'We email you only when money moves or you have to make a decision. Everything else is on the site.',
    ) + renderForm(token, 'Send me all emails again', '?again'),
});

const subscribedPage: Page = {
  title: 'You will get all emails again',
  content: paragraph('We email you about every step of your orders.'),
};

const invalidLinkPage: Page = {
  title: 'This link no longer works',
  content: paragraph('Please use the link in a newer email.'),
};
