import type { FastifyReply } from 'fastify';
import { button, htmlLayout, paragraph } from '../mail/email-layout';
import { varyBy } from './vary';

/** What is refused for now, with Retry-After. */
const passing = new Set([429, 503]);

/** Whether it is worth trying the same again, which a page can offer. */
export const isTransient = (status: number) => passing.has(status);

/** Says to who opens a page why it is not there yet. It loads nothing, which would be refused too. */
export function sendUnavailablePage(reply: FastifyReply, message: string): FastifyReply {
  varyBy(reply, 'Accept');
  return reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(htmlLayout('One moment, please', paragraph(message) + tryAgain));
}

const tryAgain = `<p style="margin:0"><a href="" ${button}>Try again</a></p>`;
