import {
  UploadError,
  uploadImage,
  type ImageUpload,
} from '../../../../src/client/services/pictures/image-host';
import { picture } from '../../support/fixtures';
import { brokenConnection, json, onUpload } from '../../support/api-stub';

const url = 'https://pictures.example/watch.webp';
const unreachableMessage =
  'The picture could not be uploaded. Check your connection and try again.';
const brokenMessage = "We can't take pictures right now. Please try again in a moment.";
const unreadableMessage = 'Something went wrong with the upload. Please try again later.';
const unexplainedMessage = "We couldn't use this picture. Please try another one.";
const upload = (changes: Partial<ImageUpload> = {}) =>
  uploadImage({
    image: picture(),
    key: Promise.resolve('a key & more'),
    onProgress: () => undefined,
    ...changes,
  });

test('sends the picture as the field image, with the key in the query', async () => {
  const received: unknown[] = [];
  onUpload((image, key) => {
    received.push((image as File).name, (image as File).type, key);
    return json({ data: { url }, success: true, status: 200 });
  });
  await expect(upload()).resolves.toBe(url);
  expect(received).toEqual(['watch.png', 'image/png', 'a key & more']);
});

test('reports the upload progress up to the end', async () => {
  onUpload(() => json({ data: { url } }));
  const progress: number[] = [];
  await upload({ onProgress: (fraction) => progress.push(fraction) });
  expect(progress.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
  expect(progress.at(-1)).toBe(1);
});

test('an upload is rejected with the message of the image host', async () => {
  const error = { message: 'File is too big.', code: 310 };
  onUpload(() => json({ status_code: 400, error, status_txt: 'Bad Request' }, 400));
  await expect(upload()).rejects.toEqual(new UploadError('File is too big.'));
});

test.each([
  ['a broken connection', brokenConnection, unreachableMessage],
  ["a proxy's HTML", () => new Response('<!doctype html>', { status: 502 }), brokenMessage],
  ['a response that is not JSON', () => new Response('<!doctype html>'), unreadableMessage],
  ['a response without a picture', () => json({ success: true }), unreadableMessage],
  ['an error without a message', () => json({ error: {} }, 400), unexplainedMessage],
  ['a response of another shape', () => json({ data: { url: 7 } }), unreadableMessage],
  ['a response that is not an object', () => json(null), unreadableMessage],
])('has a readable message for %s', async (_name, answer, message) => {
  const logError = jest.spyOn(console, 'error').mockReturnValue();
  onUpload(answer);
  await expect(upload()).rejects.toEqual(new UploadError(message));
  const isLogged = message === brokenMessage || message === unreadableMessage;
  expect(logError).toHaveBeenCalledTimes(isLogged ? 1 : 0);
  logError.mockRestore();
});

test('aborts the request with the reason of the signal', async () => {
  const controller = new AbortController();
  const pendingUpload = upload({ signal: controller.signal });
  controller.abort(new Error('The page was left.'));
  await expect(pendingUpload).rejects.toThrow('The page was left.');
  await expect(upload({ signal: controller.signal })).rejects.toThrow('The page was left.');
});
