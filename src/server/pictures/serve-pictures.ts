import type { FastifyInstance } from 'fastify';
import { findSize, isPictureName, mediaTypeOf, nameOfSize, ownPictures } from './picture-name';
import type { Pictures } from './pictures';
import { refusePicture } from './refuse-picture';

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
      return refusePicture(reply, 400, 310, 'There is no such size of a picture.');
    }
    const content = isPictureName(name) ? await pictures.read(name, size) : undefined;
    if (!content) return reply.code(404).send({ message: 'There is no such picture.' });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(mediaTypeOf(size ? nameOfSize(name, size) : name))
      .send(content);
  });
}
