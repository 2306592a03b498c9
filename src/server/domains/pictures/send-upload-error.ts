import type { FastifyReply } from 'fastify';

/**
 * Sends an error in the format of imgbb's API.
 * @param code imgbb's own code: 100 for an invalid key, 130 without a picture, 310 for any other error
 */
export function sendUploadError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
) {
  const status_txt = 'Bad Request';
  return reply.code(status).send({ status_code: status, error: { message, code }, status_txt });
}
