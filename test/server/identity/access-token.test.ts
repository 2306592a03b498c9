import { SignJWT } from 'jose';
import { createAccessToken, verifyAccessToken } from '../../../src/server/identity/access-token';

const secret = 'a secret of the tests, thirty-two characters long';
const claims = { uid: 'uid-1', email: 'rina@example.com' };

test('a token gives back what it was made of', async () => {
  const token = await createAccessToken(secret, claims);
  expect(await verifyAccessToken(secret, token)).toEqual(claims);
});

test('a token of another secret is refused', async () => {
  const token = await createAccessToken(`${secret}!`, claims);
  await expect(verifyAccessToken(secret, token)).rejects.toThrow();
});

test('a token that never expires, or has expired, is refused', async () => {
  const unsigned = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer('secondhand');
  const key = new TextEncoder().encode(secret);
  await expect(verifyAccessToken(secret, await unsigned.sign(key))).rejects.toThrow();
  const expired = await unsigned.setExpirationTime('-1s').sign(key);
  await expect(verifyAccessToken(secret, expired)).rejects.toThrow();
});
