import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { largestImage } from '../../contract/image-host';
import { uploadLimit } from '../../server/http/rate-limits';
import { refuse } from './refuse';
import { servePictures } from './serve-pictures';
import { ImageRefused, storeImage, type StoredImage } from './store-image';

/** Milliseconds until the head of the file must have come, which is all that is waited for. */
const patience = 10_000;

interface UploadRoute {
  Querystring: { key?: string };
}

/** An image host that answers like imgbb (https://api.imgbb.com), with its pictures on disk. */
export function registerImageHost(
  app: FastifyInstance,
  { folder, key }: { folder: string; key: string },
): void {
  app.register(async (scope) => {
    // Whatever keeps a picture from arriving is told in the host's own shape.
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500, message } = error;
      if (statusCode >= 500) throw error;
      return refuse(reply, statusCode, 310, message);
    });
    await scope.register(multipart, { limits: { fileSize: largestImage, files: 1 } });

    /** @throws ImageRefused for whatever keeps the picture from arriving whole. */
    async function readUpload(request: FastifyRequest) {
      try {
        // Some malformed uploads stall the parser, which then tells of neither a part nor an end.
        const part = await Promise.race([
          request.file(),
          wait(patience, undefined, { ref: false }),
        ]);
        if (part?.fieldname !== 'image') return undefined;
        return { picture: await part.toBuffer(), name: part.filename };
      } catch (error) {
        const isTooLarge = error instanceof scope.multipartErrors.RequestFileTooLargeError;
        throw new ImageRefused(
          isTooLarge ? 'This picture is larger than 32 MB.' : 'The picture did not arrive whole.',
        );
      }
    }

    scope.post<UploadRoute>(
      '/image-host/1/upload',
      { config: uploadLimit },
      async (request, reply) => {
        if (request.query.key !== key) return refuse(reply, 400, 100, 'Invalid API v1 key.');
        if (!request.isMultipart()) return refuse(reply, 400, 130, 'Empty upload source.');
        try {
          const upload = await readUpload(request);
          if (!upload) return await refuse(reply, 400, 130, 'Empty upload source.');
          const image = await storeImage(folder, upload.picture);
          return { data: describe(image, upload.name), success: true, status: 200 };
        } catch (error) {
          if (error instanceof ImageRefused) return refuse(reply, 400, 310, error.message);
          throw error;
        }
      },
    );

    servePictures(scope, folder);
  });
}

function describe({ name, url, width, height, size }: StoredImage, filename: string) {
  const id = name.slice(0, 7);
  const image = { filename: name, name: id, mime: 'image/webp', extension: 'webp', url };
  return {
    id,
    title: path.parse(filename).name,
    url_viewer: url,
    url,
    display_url: url,
    width,
    height,
    size,
    time: Math.floor(Date.now() / 1000),
    expiration: 0,
    image,
    thumb: image,
  };
}
