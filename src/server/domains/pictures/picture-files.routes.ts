import type { FastifyInstance } from 'fastify';
import { QueueFullError } from '../../concurrency/limit-concurrency';
import {
  parsePictureSize,
  isPictureName,
  pictureMediaType,
  resizedPictureName,
  picturesPath,
} from './picture-name';
import type { Pictures } from './pictures';
import { sendUploadError } from './send-upload-error';
import { HttpError } from '../../http/http-error';

interface PictureRoute {
  Params: { name: string };
  /** Not validated by Fastify. */
  Querystring: { width?: unknown; format?: unknown };
}

/** Serves stored pictures, with parameters such as `?width=480&format=avif` in another size. */
export function registerPictureRoute(app: FastifyInstance, pictures: Pictures): void {
  app.get<PictureRoute>(`${picturesPath}:name`, async (request, reply) => {
    const { name } = request.params;
    const { width, format } = request.query;
    const isOriginal = width === undefined && format === undefined;
    const size = parsePictureSize(width, format);
    if (!isOriginal && !size) {
      return sendUploadError(reply, 400, 310, 'There is no such picture size.');
    }
    const picture = isPictureName(name)
      ? await pictures.open(name, size).catch(rejectWhenBusy)
      : undefined;
    if (!picture) return reply.code(404).send({ message: 'There is no such picture.' });
    if (picture.size !== undefined) reply.header('content-length', picture.size);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(pictureMediaType(size ? resizedPictureName(name, size) : name))
      .send(picture.content);
  });
}

const retryAfterSeconds = 5;

/** Turns a full queue of pictures to resize into status 503. */
function rejectWhenBusy(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new HttpError(
    503,
    'This size is not ready yet. Please try again in a moment.',
    retryAfterSeconds,
  );
}
