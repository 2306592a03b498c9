import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { uploadLimit } from '../http/rate-limits';
import { setRetryAfter } from '../http/http-error';
import type { EncodedPicture } from '../pictures/encode-upload';
import { ImageRefused } from '../pictures/image-refused';
import { mostUnlisted, type Upload } from '../repositories/pictures';
import { QuotaReached } from '../repositories/quota';
import { ownPictures, uploadPath } from '../pictures/picture-name';
import type { Pictures } from '../pictures/pictures';
import { registerUploads } from '../pictures/read-upload';
import { refusePicture } from '../http/send-picture-error';

interface UploadRoute {
  Querystring: { key?: unknown };
}

export interface UploadOptions {
  pictures: Pictures;
  /** The id of the user who holds the key; undefined when it opens nothing. */
  holderOf: (key: string) => Promise<string | undefined>;
  /**
   * Told of a picture before it is kept; false when that has to wait.
   * @throws QuotaReached
   */
  onUpload: (upload: Upload) => Promise<boolean>;
}

/** Each is up to 32 MB in memory. */
const mostAtOnce = 16;
/** Of one seller, so that nobody's slow line keeps the others from uploading. */
const mostOfOne = 4;
/** Seconds. */
const comeAgain = 5;
const tooMany =
  `You have uploaded ${mostUnlisted} pictures that no product uses, which is the limit. ` +
  'Please add a product with them, or try again tomorrow.';
const beingRemoved = 'This picture is being removed. Please try again in a moment.';

/** Takes pictures as imgbb does (https://api.imgbb.com), with keys that are somebody's. */
export function takeUploads(
  app: FastifyInstance,
  { pictures, holderOf, onUpload }: UploadOptions,
): void {
  const holders = new WeakMap<FastifyRequest, string>();
  /** Who holds each of those that are under way. */
  const underWay: string[] = [];

  app.register(async (scope) => {
    // Whatever keeps a picture from arriving is told in the shape of an image host.
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500, message } = error;
      if (statusCode >= 500) throw error;
      setRetryAfter(reply, error);
      return refusePicture(reply, statusCode, 310, message);
    });
    const readUpload = await registerUploads(scope);

    const keyGenerator = (request: FastifyRequest) => `person ${holders.get(request)}`;
    scope.post<UploadRoute>(
      uploadPath,
      {
        config: { rateLimit: { ...uploadLimit.rateLimit, keyGenerator, hook: 'preParsing' } },
        // Once the request was counted, and before anything of the picture is read.
        async preParsing(request, reply) {
          const { key } = request.query;
          const holder = typeof key === 'string' ? await holderOf(key) : undefined;
          if (!holder) return refusePicture(reply, 400, 100, 'Please sign in, and try again.');
          holders.set(request, holder);
        },
      },
      async (request, reply) => {
        const holder = holders.get(request) ?? '';
        const own = underWay.filter((each) => each === holder);
        if (underWay.length >= mostAtOnce || own.length >= mostOfOne) {
          reply.header('Retry-After', comeAgain);
          return refusePicture(
            reply,
            503,
            310,
            'Too many uploads right now. Please try again in a moment.',
          );
        }
        underWay.push(holder);
        try {
          const upload = await readUpload(request);
          if (!upload) return await refusePicture(reply, 400, 130, 'Empty upload source.');
          const picture = await pictures.encode(upload);
          if (!(await onUpload({ name: picture.name, userId: holder }))) {
            reply.header('Retry-After', comeAgain);
            return await refusePicture(reply, 503, 310, beingRemoved);
          }
          await pictures.keep(picture.name, picture.content);
          return { data: describe(picture), success: true, status: 200 };
        } catch (error) {
          if (error instanceof QuotaReached) return await refusePicture(reply, 409, 310, tooMany);
          if (!(error instanceof ImageRefused)) throw error;
          return await refusePicture(reply, 400, 310, error.message);
        } finally {
          underWay.splice(underWay.indexOf(holder), 1);
        }
      },
    );
  });
}

const describe = ({ name, width, height, content }: EncodedPicture) => ({
  url: `${ownPictures}${name}`,
  width,
  height,
  size: content.length,
});
