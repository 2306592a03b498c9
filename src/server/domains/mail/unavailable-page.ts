import type { FastifyReply } from 'fastify';
import { htmlLayout, paragraph } from './email-layout';
import type { EmailSender } from './email-sender';
import { pageButtonAttributes } from './email-styles';
import { varyBy } from '../../http/vary';

const transientStatuses = new Set([429, 503]);

/** Whether the same request may succeed later, by the status of the response. */
export const isTransient = (status: number) => transientStatuses.has(status);

interface UnavailablePage {
  /** The shop's settings that were read last: the database may be unavailable now. */
  shop: EmailSender;
  message: string;
}

/** Sends a page with a retry link. It loads no other files, because the server would reject them, too. */
export function sendUnavailablePage(
  reply: FastifyReply,
  { shop, message }: UnavailablePage,
): FastifyReply {
  varyBy(reply, 'Accept');
  return reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlLayout(shop, 'One moment, please', paragraph(message) + retryLink));
}

const retryLink = `<p style="margin:0"><a href="" ${pageButtonAttributes}>Try again</a></p>`;
