import type { FastifyReply } from 'fastify';
import { buttonAttributes, htmlLayout, paragraph } from './email-layout';
import { varyBy } from '../../http/vary';

const transientStatuses = new Set([429, 503]);

/** Whether the same request may succeed later, by the status of the response. */
export const isTransient = (status: number) => transientStatuses.has(status);

interface UnavailablePage {
  /** The name that was read last: the database may be unavailable now. */
  shopName: string;
  message: string;
}

/** Sends a page with a retry link. It loads no other files, because the server would reject them, too. */
export function sendUnavailablePage(
  reply: FastifyReply,
  { shopName, message }: UnavailablePage,
): FastifyReply {
  varyBy(reply, 'Accept');
  return reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlLayout(shopName, 'One moment, please', paragraph(message) + retryLink));
}

const retryLink = `<p style="margin:0"><a href="" ${buttonAttributes}>Try again</a></p>`;
