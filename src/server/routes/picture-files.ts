import type { FastifyInstance } from 'fastify';
import { QueueFull } from '../concurrency/limit-concurrency';
import {
  findSize,
  isPictureName,
  mediaTypeOf,
  nameOfSize,
  ownPictures,
} from '../pictures/picture-name';
import type { Pictures } from '../pictures/pictures';
import { refusePicture } from '../http/send-picture-error';
import { HttpError } from '../http/http-error';

interface PictureRoute {
  Params: { name: string };
  /** Whatever somebody wrote there. */
  Querystring: { width?: unknown; format?: unknown };
}

/** Serves the kept pictures, and with `?width=480&format=avif` a size of one. */
export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<PictureRoute>(`${ownPictures}:name`, async (request, reply) => {
    const { name } = request.params;
    const { width, format } = request.query;
    const isOriginal = width === undefined && format === undefined;
    const size = findSize(width, format);
    if (!isOriginal && !size) {
      return refusePicture(reply, 400, 310, 'There is no such picture size.');
    }
    const picture = isPictureName(name)
      ? await pictures.open(name, size).catch(refuseForNow)
      : undefined;
    if (!picture) return reply.code(404).send({ message: 'There is no such picture.' });
    if (picture.size !== undefined) reply.header('content-length', picture.size);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(mediaTypeOf(size ? nameOfSize(name, size) : name))
      .send(picture.content);
  });
}

/** Seconds. */
const retryAfter = 5;

function refuseForNow(error: unknown): never {
  if (!(error instanceof QueueFull)) throw error;
  throw new HttpError(503, 'This size is not ready yet. Please try again in a moment.', retryAfter);
}
