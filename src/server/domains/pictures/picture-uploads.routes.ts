import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { uploadLimit } from '../../http/rate-limits';
import { setRetryAfter } from '../../http/http-error';
import type { EncodedPicture } from './encode-upload';
import { InvalidImageError } from './invalid-image-error';
import { maxUnusedPictures, type Upload } from './stored-pictures.sql';
import { QuotaError } from '../platform/quota.sql';
import { picturesPath, uploadPath } from './picture-name';
import type { Pictures } from './pictures';
import { registerUploadParser } from './upload-parser';
import { sendUploadError } from './send-upload-error';

interface UploadRoute {
  Querystring: { key?: unknown };
}

export interface UploadOptions {
  pictures: Pictures;
  /** Returns the id of the user to whom the key belongs; undefined if the key is not valid. */
  findUploader: (key: string) => Promise<string | undefined>;
  /**
   * Records a picture before it is stored. Returns false if it cannot be stored now.
   * @throws QuotaError
   */
  onUpload: (upload: Upload) => Promise<boolean>;
}

/** The number of uploads in progress. Each takes up to 32 MB of memory. */
const maxUploads = 16;
/** Prevents one user with a slow connection from blocking the others. */
const maxUploadsPerUser = 4;
const retryAfterSeconds = 5;
const quotaMessage =
  `You have uploaded ${maxUnusedPictures} pictures without using them, which is the limit. ` +
  'Please try again tomorrow.';
const beingRemovedMessage = 'This picture is being removed. Please try again in a moment.';

/** Accepts uploads as imgbb's API does (https://api.imgbb.com). Each needs the key of a buyer or seller. */
export function registerUploadRoute(
  app: FastifyInstance,
  { pictures, findUploader, onUpload }: UploadOptions,
): void {
  const uploaders = new WeakMap<FastifyRequest, string>();
  /** The user's id for each upload in progress. */
  const inProgress: string[] = [];

  app.register(async (scope) => {
    // Errors have the same shape as those of imgbb.
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500, message } = error;
      if (statusCode >= 500) throw error;
      setRetryAfter(reply, error);
      return sendUploadError(reply, statusCode, 310, message);
    });
    const readUpload = await registerUploadParser(scope);

    const keyGenerator = (request: FastifyRequest) => `user ${uploaders.get(request)}`;
    scope.post<UploadRoute>(
      uploadPath,
      {
        config: { rateLimit: { ...uploadLimit.rateLimit, keyGenerator, hook: 'preParsing' } },
        // Runs after rate limiting and before the picture is read.
        async preParsing(request, reply) {
          const { key } = request.query;
          const uploader = typeof key === 'string' ? await findUploader(key) : undefined;
          if (!uploader) return sendUploadError(reply, 400, 100, 'Please sign in, and try again.');
          uploaders.set(request, uploader);
        },
      },
      async (request, reply) => {
        const uploader = uploaders.get(request) ?? '';
        const uploadsOfUser = inProgress.filter((other) => other === uploader);
        if (inProgress.length >= maxUploads || uploadsOfUser.length >= maxUploadsPerUser) {
          reply.header('Retry-After', retryAfterSeconds);
          return sendUploadError(
            reply,
            503,
            310,
            'Too many uploads right now. Please try again in a moment.',
          );
        }
        inProgress.push(uploader);
        try {
          const upload = await readUpload(request);
          if (!upload) return await sendUploadError(reply, 400, 130, 'Empty upload source.');
          const picture = await pictures.encode(upload);
          if (!(await onUpload({ name: picture.name, userId: uploader }))) {
            reply.header('Retry-After', retryAfterSeconds);
            return await sendUploadError(reply, 503, 310, beingRemovedMessage);
          }
          await pictures.store(picture.name, picture.content);
          return { data: describePicture(picture), success: true, status: 200 };
        } catch (error) {
          if (error instanceof QuotaError)
            return await sendUploadError(reply, 409, 310, quotaMessage);
          if (!(error instanceof InvalidImageError)) throw error;
          return await sendUploadError(reply, 400, 310, error.message);
        } finally {
          inProgress.splice(inProgress.indexOf(uploader), 1);
        }
      },
    );
  });
}

const describePicture = ({ name, width, height, content }: EncodedPicture) => ({
  url: `${picturesPath}${name}`,
  width,
  height,
  size: content.length,
});
