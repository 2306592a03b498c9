import { uploadResponseSchema } from '../../../src/contract/pictures/image-upload';

test('parses successful and failed responses of imgbb', () => {
  const url = 'https://i.ibb.co/1/watch.png';
  expect(uploadResponseSchema.parse({ data: { url, id: '1' }, success: true }).data).toEqual({
    url,
  });
  const error = { status_code: 400, error: { message: 'Empty upload source.', code: 130 } };
  expect(uploadResponseSchema.parse(error).error?.message).toBe('Empty upload source.');
});
