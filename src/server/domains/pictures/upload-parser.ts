import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxImageBytes } from '../../../contract/pictures/image-upload';
import { InvalidImageError } from './invalid-image-error';

/** Milliseconds in which the headers of the file must arrive. */
const timeout = 10_000;
/** The size in bytes of the largest file with the rest of its form. */
const maxFormBytes = maxImageBytes + 64 * 1024;

/** Returns a function that reads the picture of a multipart form. It returns undefined if there is none. */
export async function registerUploadParser(scope: FastifyInstance) {
  const limits = { fileSize: maxImageBytes, files: 1, fields: 10, fieldSize: 1_000 };
  await scope.register(multipart, { limits });

  /** @throws InvalidImageError if the picture is too large or does not arrive completely */
  return async function readUpload(request: FastifyRequest): Promise<Buffer | undefined> {
    if (Number(request.headers['content-length']) > maxFormBytes) throw tooLargeError();
    if (!request.isMultipart()) return undefined;
    // Without this check the parser would wait for a client that has already disconnected.
    if (request.raw.destroyed) throw incompleteError();
    try {
      // The parser emits no event for some malformed uploads.
      const part = await Promise.race([request.file(), wait(timeout, undefined, { ref: false })]);
      if (part?.fieldname !== 'image') return undefined;
      return await part.toBuffer();
    } catch (error) {
      if (error instanceof scope.multipartErrors.RequestFileTooLargeError) throw tooLargeError();
      throw incompleteError();
    }
  };
}

const incompleteError = () => new InvalidImageError('The upload was incomplete. Please try again.');
const tooLargeError = () => new InvalidImageError('This picture is larger than 32 MB.');
