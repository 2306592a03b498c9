import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppOptions } from '../app-options';
import { buttonAttributes, htmlLayout, paragraph } from '../mail/email-layout';
import { readUnsubscribeToken, unsubscribePath } from '../mail/unsubscribe-token';
import { setEmailOptOut } from '../repositories/email-settings';

/** The maximum size of the posted form in bytes. Its content is ignored. */
const maxFormBytes = 1024;

interface Request {
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
  const { database } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, _body, done) => done(null),
  );

  app.get<Request>(unsubscribePath(':token'), async ({ params: { token } }, reply) =>
    readUnsubscribeToken(accessTokenKeys, token)
      ? sendPage(reply, confirmationPage(token))
      : sendPage(reply.code(404), invalidLinkPage),
  );

  app.post<Request>(unsubscribePath(':token'), async ({ params: { token }, query }, reply) => {
    const userId = readUnsubscribeToken(accessTokenKeys, token);
    const optOut = query.again === undefined;
    const isKnown = userId !== undefined && (await setEmailOptOut(database, userId, optOut));
    if (!isKnown) return sendPage(reply.code(404), invalidLinkPage);
    return sendPage(reply, optOut ? unsubscribedPage(token) : subscribedPage);
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}

const homeLink = `<p style="margin:16px 0 0"><a href="/" style="color:inherit">Go to Secondhand</a></p>`;

/** @param token a valid token, which needs no escaping */
const form = (token: string, label: string, query = '') =>
  `<form method="post" action="${unsubscribePath(token)}${query}">
<button ${buttonAttributes}>${label}</button></form>`;

const confirmationPage = (token: string) =>
  htmlLayout(
    'Get fewer emails?',
    paragraph('We will email you only when money moves or you have to make a decision.') +
      form(token, 'Get fewer emails') +
      homeLink,
  );

const unsubscribedPage = (token: string) =>
  htmlLayout(
    'You will get fewer emails',
    paragraph(
      'We email you only when money moves or you have to make a decision. Everything else is on the site.',
    ) +
      form(token, 'Send me all emails again', '?again') +
      homeLink,
  );

const subscribedPage = htmlLayout(
  'You will get all emails again',
  paragraph('We email you about every step of your orders.') + homeLink,
);

const invalidLinkPage = htmlLayout(
  'This link no longer works',
  paragraph('Please use the link in a newer email.') + homeLink,
);
