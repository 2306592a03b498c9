import { uploadResponseSchema } from '../../src/contract/image-upload';

test("reads imgbb's answers, the good and the bad", () => {
  const url = 'https://i.ibb.co/1/watch.png';
  expect(uploadResponseSchema.parse({ data: { url, id: '1' }, success: true }).data).toEqual({
    url,
  });
  const refusal = { status_code: 400, error: { message: 'Empty upload source.', code: 130 } };
  expect(uploadResponseSchema.parse(refusal).error?.message).toBe('Empty upload source.');
});
