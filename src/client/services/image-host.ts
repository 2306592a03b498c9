import * as z from 'zod/mini';
import { uploadResponseSchema } from '../../contract/image-upload';
import { configuration } from './configuration';

/** The image host refused a picture, or could not be reached; the message is for the person. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

const unreachable = 'The picture could not be uploaded. Check your connection and try again.';
const late = 'The image host did not answer in time. Please try again.';
const broken = 'The image host is having a problem. Please try again in a moment.';
const unreadable = 'The image host sent an unexpected response. Please try again later.';
const unexplained =
  'The image host rejected this picture without giving a reason. Try another one.';

function readAnswer(status: number, text: string): string {
  try {
    const { data, error } = z.parse(uploadResponseSchema, JSON.parse(text));
    if (!data && !error) throw new Error('There is no picture in it.');
    if (data && !error) return data.url;
    throw new UploadError(error?.message ?? unexplained);
  } catch (error) {
    if (error instanceof UploadError) throw error;
    console.error("The image host's answer can't be read.", error);
    throw new UploadError(status < 500 ? unreadable : broken);
  }
}

export interface Upload {
  image: File;
  /** What the image host asks of whoever sends it a picture. */
  key: Promise<string>;
  /** Called with the part sent so far, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Ends the request, and the promise with its reason. */
  signal?: AbortSignal;
}

/**
 * Sends a picture and resolves to its URL. XMLHttpRequest, because fetch does not tell how much
 * of a request has been sent.
 * @throws UploadError
 */
export function uploadImage({ image, key, onProgress, signal }: Upload): Promise<string> {
  const { uploadUrl } = configuration().imageHost;
  const body = new FormData();
  body.append('image', image);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new UploadError(unreachable));
    request.ontimeout = () => reject(new UploadError(late));
    request.onload = () => {
      try {
        resolve(readAnswer(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason as unknown);
    });
    key
      .then((known) => {
        signal?.throwIfAborted();
        request.open('POST', `${uploadUrl}?key=${encodeURIComponent(known)}`);
        request.timeout = 120_000;
        request.send(body);
      })
      .catch(reject);
  });
}
