import { uploadAnswerSchema } from '../../src/contract/image-host';

test("reads imgbb's answers, the good and the bad", () => {
  const url = 'https://i.ibb.co/1/watch.png';
  expect(uploadAnswerSchema.parse({ data: { url, id: '1' }, success: true }).data).toEqual({ url });
  const refusal = { status_code: 400, error: { message: 'Empty upload source.', code: 130 } };
  expect(uploadAnswerSchema.parse(refusal).error?.message).toBe('Empty upload source.');
});
