import { cacheVerification } from '../../../../src/server/domains/access/token-cache';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A token that expires this many milliseconds after the start. */
const tokenUntil = (end: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: end / 1_000 })).toString('base64url')}.signature`;

test('verifies a repeated token once a minute', async () => {
  const verify = jest.fn((token: string) => Promise.resolve({ token }));
  const verifyToken = cacheVerification(verify);
  const token = tokenUntil(60 * minute);

  expect(await Promise.all([verifyToken(token), verifyToken(token)])).toEqual([
    { token },
    { token },
  ]);
  jest.setSystemTime(minute - 1);
  await verifyToken(token);
  expect(verify).toHaveBeenCalledTimes(1);
  jest.setSystemTime(minute);
  await verifyToken(token);
  expect(verify).toHaveBeenCalledTimes(2);
});

test('rejects a cached token once it has expired', async () => {
  const verifyToken = cacheVerification(() =>
    Date.now() < 10_000 ? Promise.resolve('good') : Promise.reject(new Error('It has expired.')),
  );
  const token = tokenUntil(10_000);
  expect(await verifyToken(token)).toBe('good');
  jest.setSystemTime(10_000);
  await expect(verifyToken(token)).rejects.toThrow('It has expired.');
});

test('does not cache rejected and unreadable tokens', async () => {
  const verify = jest.fn(() => Promise.reject(new Error('No token.')));
  const verifyToken = cacheVerification(verify);
  for (const token of ['', 'a.b.c', 'head.bnVsbA.signature', tokenUntil(minute)]) {
    await expect(verifyToken(token)).rejects.toThrow('No token.');
    await expect(verifyToken(token)).rejects.toThrow('No token.');
  }
  expect(verify).toHaveBeenCalledTimes(8);
});

test('bounds the number of cached tokens', async () => {
  const verify = jest.fn((token: string) => Promise.resolve(token));
  const verifyToken = cacheVerification(verify);
  const token = tokenUntil(minute);
  await verifyToken(token);
  await Promise.all(
    Array.from({ length: 10_000 }, (_, number) => verifyToken(`${token}${number}`)),
  );
  verify.mockClear();
  await verifyToken(token);
  expect(verify).toHaveBeenCalledTimes(1);
});
