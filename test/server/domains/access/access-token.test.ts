import { decodeProtectedHeader, SignJWT } from 'jose';
import {
  createAccessToken,
  verifyAccessToken,
} from '../../../../src/server/domains/access/access-token';
import { keyId } from '../../../../src/server/domains/access/signed-token';

const secret = 'a secret of the tests, thirty-two characters long';
const keys = { secret, audience: 'here' };
const claims = { uid: 'uid-1', email: 'rina@example.com', authTime: 1_700_000_000 };

test('verifying a token returns its claims', async () => {
  const token = await createAccessToken(keys, claims);
  expect(await verifyAccessToken(keys, token)).toEqual(claims);
});

test('rejects a token signed with another secret', async () => {
  const token = await createAccessToken({ ...keys, secret: `${secret}!` }, claims);
  await expect(verifyAccessToken(keys, token)).rejects.toThrow();
});

test('accepts a token of the previous secret while that one is configured', async () => {
  const token = await createAccessToken(keys, claims);
  const rotated = { ...keys, secret: `${secret}!`, previousSecret: secret };
  expect(await verifyAccessToken(rotated, token)).toEqual(claims);
  const renewed = await createAccessToken(rotated, claims);
  expect(decodeProtectedHeader(renewed).kid).not.toBe(decodeProtectedHeader(token).kid);
  await expect(verifyAccessToken(keys, renewed)).rejects.toThrow();
});

test('rejects a token of another audience with the same secret', async () => {
  const token = await createAccessToken({ ...keys, audience: 'elsewhere' }, claims);
  await expect(verifyAccessToken(keys, token)).rejects.toThrow();
});

test('rejects an expired token and one without an expiry', async () => {
  const { uid, email, authTime } = claims;
  const unsigned = new SignJWT({ uid, email, auth_time: authTime })
    .setProtectedHeader({ alg: 'HS256', kid: keyId(secret) })
    .setIssuer('secondhand')
    .setAudience('here');
  const key = new TextEncoder().encode(secret);
  await expect(verifyAccessToken(keys, await unsigned.sign(key))).rejects.toThrow();
  const expired = await unsigned.setExpirationTime('-1s').sign(key);
  await expect(verifyAccessToken(keys, expired)).rejects.toThrow();
});
