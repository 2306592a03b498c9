import { imageError, uploadResponseSchema } from '../../../src/contract/pictures/image-upload';

test('parses successful and failed responses of imgbb', () => {
  const url = 'https://i.ibb.co/1/watch.png';
  expect(uploadResponseSchema.parse({ data: { url, id: '1' }, success: true }).data).toEqual({
    url,
  });
  const error = { status_code: 400, error: { message: 'Empty upload source.', code: 130 } };
  expect(uploadResponseSchema.parse(error).error?.message).toBe('Empty upload source.');
});

test.each([
  ['IMG_1234', '', undefined],
  ['IMG_1234', 'application/octet-stream', undefined],
  ['photo.heic', '', /^This is a HEIC photo/],
  ['IMG_0042.HEIC', '', /^This is a HEIC photo/],
  ['photo.heif', 'image/heif', /^This is a HEIC photo/],
  ['photo', 'image/heic', /^This is a HEIC photo/],
  ['notes.txt', 'text/plain', /^That file isn't a picture/],
])('the file %s of type "%s" is checked before its upload', (name, type, error) => {
  const message = imageError({ name, type, size: 1 });
  if (error === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(error);
});
