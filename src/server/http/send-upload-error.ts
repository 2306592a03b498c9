import type { FastifyReply } from 'fastify';

/** Sends an error in the format of imgbb's API. */
export function sendUploadError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
) {
  const status_txt = 'Bad Request';
  return reply.code(status).send({ status_code: status, error: { message, code }, status_txt });
}
