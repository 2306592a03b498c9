import { uploadAnswerSchema } from '../../contract/image-host';
import { configuration } from './configuration';

/** The image host refused a picture, or could not be reached; the message is for the person. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

const unreachable = 'The picture could not be sent. Check your connection and try again.';

function readAnswer(text: string): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UploadError(unreachable);
  }
  const answer = uploadAnswerSchema.safeParse(json);
  if (!answer.success) throw new UploadError(unreachable);
  const { data, error } = answer.data;
  if (error || !data) throw new UploadError(error?.message ?? unreachable);
  return data.url;
}

/**
 * Sends a picture and resolves to its URL. XMLHttpRequest, because fetch does not tell how much
 * of a request has been sent.
 * @param onProgress called with the part sent so far, from 0 to 1.
 * @throws UploadError
 */
export function uploadImage(image: File, onProgress: (part: number) => void): Promise<string> {
  const { uploadUrl, key } = configuration().imageHost;
  const body = new FormData();
  body.append('image', image);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${uploadUrl}?key=${encodeURIComponent(key)}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = request.ontimeout = () => reject(new UploadError(unreachable));
    request.timeout = 120_000;
    request.onload = () => {
      try {
        resolve(readAnswer(request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.send(body);
  });
}
