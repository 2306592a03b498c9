import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxImageBytes } from '../../contract/image-upload';
import { InvalidImageError } from './invalid-image-error';

/** Milliseconds until the headers of the file must have arrived. */
const timeout = 10_000;
/** Bytes: the file and the form around it. */
const largestForm = maxImageBytes + 64 * 1024;

/** Returns a function that reads the picture of a form; undefined if the form has none. */
export async function registerUploadParser(scope: FastifyInstance) {
  const limits = { fileSize: maxImageBytes, files: 1, fields: 10, fieldSize: 1_000 };
  await scope.register(multipart, { limits });

  /** @throws InvalidImageError if the picture does not arrive completely */
  return async function readUpload(request: FastifyRequest): Promise<Buffer | undefined> {
    if (Number(request.headers['content-length']) > largestForm) throw tooLarge();
    if (!request.isMultipart()) return undefined;
    // The parser gets no event for a client that has already disconnected.
    if (request.raw.destroyed) throw incomplete();
    try {
      // Some malformed uploads stall the parser without an event.
      const part = await Promise.race([request.file(), wait(timeout, undefined, { ref: false })]);
      if (part?.fieldname !== 'image') return undefined;
      return await part.toBuffer();
    } catch (error) {
      if (error instanceof scope.multipartErrors.RequestFileTooLargeError) throw tooLarge();
      throw incomplete();
    }
  };
}

const incomplete = () => new InvalidImageError('The upload was incomplete. Please try again.');
const tooLarge = () => new InvalidImageError('This picture is larger than 32 MB.');
