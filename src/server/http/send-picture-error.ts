import type { FastifyReply } from 'fastify';

/** As imgbb refuses. */
export function refusePicture(reply: FastifyReply, status: number, code: number, message: string) {
  const status_txt = 'Bad Request';
  return reply.code(status).send({ status_code: status, error: { message, code }, status_txt });
}
