import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findSize, openPictureSizes } from './picture-sizes';
import { refuse } from './refuse';

interface PictureRoute {
  Params: { name: string };
  /** Whatever somebody wrote there. */
  Querystring: { width?: unknown; format?: unknown };
}

/** Serves the stored pictures, and with `?width=480&format=avif` a size of one. */
export function servePictures(app: FastifyInstance, folder: string): void {
  const fileOfSize = openPictureSizes(folder);

  app.get<PictureRoute>('/images/:name', async (request, reply) => {
    const { name } = request.params;
    const { width, format } = request.query;
    const original = path.join(folder, name);
    const found = /^[0-9a-f]{64}\.webp$/.test(name) && (await stat(original).catch(() => null));
    if (!found) return reply.code(404).send({ message: 'There is no such picture.' });

    const isOriginal = width === undefined && format === undefined;
    const size = findSize(width, format);
    if (!isOriginal && !size) return refuse(reply, 400, 310, 'There is no such size of a picture.');
    const file = size ? await fileOfSize(name, size) : original;
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', (await stat(file)).size)
      .type(`image/${size?.format ?? 'webp'}`)
      .send(createReadStream(file));
  });
}
