import * as z from 'zod/mini';
import { uploadResponseSchema } from '../../../contract/pictures/image-upload';
import { configuration } from '../configuration';

/** The image host rejected an upload or could not be reached. The message is for the user. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** Milliseconds until an upload fails. */
const uploadTimeout = 120_000;

const unreachableMessage =
  'The picture could not be uploaded. Check your connection and try again.';
const uploadTimeoutMessage = 'Our picture server did not answer in time. Please try again.';
const serverErrorMessage = "We can't take pictures right now. Please try again in a moment.";
const invalidResponseMessage = 'Something went wrong with the upload. Please try again later.';
const noReasonMessage = "We couldn't use this picture. Please try another one.";

/** Returns the URL of the uploaded image. @throws UploadError */
function parseResponse(status: number, text: string): string {
  try {
    const { data, error } = z.parse(uploadResponseSchema, JSON.parse(text));
    if (!data && !error) throw new Error('It has neither data nor an error.');
    if (data && !error) return data.url;
    throw new UploadError(error?.message ?? noReasonMessage);
  } catch (error) {
    if (error instanceof UploadError) throw error;
    console.error('The response of the image host is invalid.', error);
    throw new UploadError(status < 500 ? invalidResponseMessage : serverErrorMessage);
  }
}

export interface ImageUpload {
  image: File;
  /** The image host's API key. */
  key: Promise<string>;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Aborts the request. The promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Uploads an image and resolves to its URL. Uses XMLHttpRequest because fetch reports no upload
 * progress.
 * @throws UploadError
 */
export function uploadImage({ image, key, onProgress, signal }: ImageUpload): Promise<string> {
  const { uploadUrl } = configuration().imageHost;
  const body = new FormData();
  body.append('image', image);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = () => reject(new UploadError(unreachableMessage));
    request.ontimeout = () => reject(new UploadError(uploadTimeoutMessage));
    request.onload = () => {
      try {
        resolve(parseResponse(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as unknown);
    });
    key
      .then((apiKey) => {
        signal?.throwIfAborted();
        request.open('POST', `${uploadUrl}?key=${encodeURIComponent(apiKey)}`);
        request.timeout = uploadTimeout;
        request.send(body);
      })
      .catch(reject);
  });
}
