import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxImageBytes } from '../../contract/image-upload';
import { ImageRefused } from './image-refused';

/** Milliseconds until the head of the file must have come, which is all that is waited for. */
const patience = 10_000;
/** Bytes that a form adds to its one file. */
const largestForm = maxImageBytes + 64 * 1024;

/** Gives a function that reads the picture of a form; undefined when the form has none. */
export async function registerUploads(scope: FastifyInstance) {
  const limits = { fileSize: maxImageBytes, files: 1, fields: 10, fieldSize: 1_000 };
  await scope.register(multipart, { limits });

  /** @throws ImageRefused for whatever keeps the picture from arriving whole. */
  return async function readUpload(request: FastifyRequest): Promise<Buffer | undefined> {
    if (Number(request.headers['content-length']) > largestForm) throw tooLarge();
    if (!request.isMultipart()) return undefined;
    // Of whoever has gone before the parser hears nothing more.
    if (request.raw.destroyed) throw cutOff();
    try {
      // Some malformed uploads stall the parser, which then tells of neither a part nor an end.
      const part = await Promise.race([request.file(), wait(patience, undefined, { ref: false })]);
      if (part?.fieldname !== 'image') return undefined;
      return await part.toBuffer();
    } catch (error) {
      if (error instanceof scope.multipartErrors.RequestFileTooLargeError) throw tooLarge();
      throw cutOff();
    }
  };
}

const cutOff = () => new ImageRefused('The upload was incomplete. Please try again.');
const tooLarge = () => new ImageRefused('This picture is larger than 32 MB.');
