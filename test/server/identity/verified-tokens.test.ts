import { verifyOnce } from '../../../src/server/identity/verified-tokens';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A token that runs out so many milliseconds after the beginning. */
const tokenUntil = (end: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: end / 1_000 })).toString('base64url')}.signature`;

test('a token that comes again is verified once, and once more after a minute', async () => {
  const verify = jest.fn((token: string) => Promise.resolve({ token }));
  const verifyToken = verifyOnce(verify);
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

test('a token that has run out is refused, however good it was a moment ago', async () => {
  const verifyToken = verifyOnce(() =>
    Date.now() < 10_000 ? Promise.resolve('good') : Promise.reject(new Error('It has run out.')),
  );
  const token = tokenUntil(10_000);
  expect(await verifyToken(token)).toBe('good');
  jest.setSystemTime(10_000);
  await expect(verifyToken(token)).rejects.toThrow('It has run out.');
});

test('what was refused is verified again, also what nobody can read', async () => {
  const verify = jest.fn(() => Promise.reject(new Error('No token.')));
  const verifyToken = verifyOnce(verify);
  for (const token of ['', 'a.b.c', 'head.bnVsbA.signature', tokenUntil(minute)]) {
    await expect(verifyToken(token)).rejects.toThrow('No token.');
    await expect(verifyToken(token)).rejects.toThrow('No token.');
  }
  expect(verify).toHaveBeenCalledTimes(8);
});

test('the tokens of a flood are not all kept', async () => {
  const verify = jest.fn((token: string) => Promise.resolve(token));
  const verifyToken = verifyOnce(verify);
  const token = tokenUntil(minute);
  await verifyToken(token);
  await Promise.all(
    Array.from({ length: 10_000 }, (_, number) => verifyToken(`${token}${number}`)),
  );
  verify.mockClear();
  await verifyToken(token);
  expect(verify).toHaveBeenCalledTimes(1);
});
