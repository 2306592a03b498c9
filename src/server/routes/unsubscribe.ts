import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppOptions } from '../app-options';
import { button, htmlLayout, paragraph } from '../mail/email-layout';
import { readUnsubscribeToken, unsubscribePath } from '../mail/unsubscribe-token';
import { setEmailOptOut } from '../repositories/notification-emails';

/** Bytes; the content is ignored. */
const largestForm = 1024;

interface Request {
  Params: { token: string };
  Querystring: { again?: string };
}

/**
 * The unsubscribe page that emails link to. It asks first, because virus scanners follow links too; an
 * email program's own button posts the form directly (RFC 8058).
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { database } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, _body, done) => done(null),
  );

  app.get<Request>(unsubscribePath(':token'), async ({ params: { token } }, reply) =>
    readUnsubscribeToken(accessTokenKeys, token)
      ? sendPage(reply, question(token))
      : sendPage(reply.code(404), invalidLink),
  );

  app.post<Request>(unsubscribePath(':token'), async ({ params: { token }, query }, reply) => {
    const userId = readUnsubscribeToken(accessTokenKeys, token);
    const optOut = query.again === undefined;
    const isKnown = userId !== undefined && (await setEmailOptOut(database, userId, optOut));
    if (!isKnown) return sendPage(reply.code(404), invalidLink);
    return sendPage(reply, optOut ? unsubscribed(token) : subscribed);
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
}

const home = `<p style="margin:16px 0 0"><a href="/" style="color:inherit">Go to Secondhand</a></p>`;

/** @param token must be valid: it is not escaped */
const form = (token: string, label: string, query = '') =>
  `<form method="post" action="${unsubscribePath(token)}${query}">
<button ${button}>${label}</button></form>`;

const question = (token: string) =>
  htmlLayout(
    'Get fewer emails?',
    paragraph('We will email you only when money moves or you have to make a decision.') +
      form(token, 'Get fewer emails') +
      home,
  );

const unsubscribed = (token: string) =>
  htmlLayout(
    'You will get fewer emails',
    paragraph(
      'We email you only when money moves or you have to make a decision. Everything else is on the site.',
    ) +
      form(token, 'Send me all emails again', '?again') +
      home,
  );

const subscribed = htmlLayout(
  'You will get all emails again',
  paragraph('We email you about every step of your orders.') + home,
);

const invalidLink = htmlLayout(
  'This link no longer works',
  paragraph('Please use the link in a newer email.') + home,
);
