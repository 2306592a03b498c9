import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createFirebaseVerifier } from '../../../../src/server/domains/access/firebase-verifier';
import { IdentityServiceUnavailable } from '../../../../src/server/domains/access/identity';

const projectId = 'secondhand-project';

async function createKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256' };
  return { privateKey, keySet: createLocalJWKSet({ keys: [jwk] }) };
}

const claims: JWTPayload = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'uid-1',
  auth_time: 1,
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
  email: 'rina@example.com',
  name: 'Rina',
  picture: 'https://photos.example/rina',
};

let keys: Awaited<ReturnType<typeof createKeys>>;
beforeAll(async () => {
  keys = await createKeys();
});

async function sign(payload: JWTPayload, expires = '1h', privateKey = keys.privateKey) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(privateKey);
}

function verify(token: string) {
  return createFirebaseVerifier(projectId, keys.keySet)(token);
}

test('returns the user of a token of the project', async () => {
  expect(await verify(await sign(claims))).toEqual({
    uid: 'uid-1',
    email: 'rina@example.com',
    emailVerified: true,
    provider: 'google.com',
    authTime: 1,
    displayName: 'Rina',
    photoURL: 'https://photos.example/rina',
  });
});

test('accepts a token without name and picture', async () => {
  const { name: _name, picture: _picture, ...requiredClaims } = claims;
  expect(await verify(await sign(requiredClaims))).toMatchObject({ displayName: '', photoURL: '' });
});

test.each([
  ['of another project', { aud: 'another' }],
  ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
  ['without a subject', { sub: '' }],
  ['without an email address', { email: undefined }],
  ['without the time of the sign-in', { auth_time: undefined }],
])('rejects a token %s', async (_case, changed) => {
  await expect(verify(await sign({ ...claims, ...changed }))).rejects.toThrow();
});

test.each<[string, JWTPayload]>([
  ['has no email_verified claim', { email_verified: undefined }],
  ['has it as a string', { email_verified: 'true' }],
])('an email address is unconfirmed when the token %s', async (_case, changed) => {
  expect(await verify(await sign({ ...claims, ...changed }))).toHaveProperty(
    'emailVerified',
    false,
  );
});

test('rejects an expired token', async () => {
  await expect(verify(await sign(claims, '-1m'))).rejects.toThrow();
});

test('rejects a token with another signature', async () => {
  const otherKeys = await createKeys();
  await expect(verify(await sign(claims, '1h', otherKeys.privateKey))).rejects.toThrow();
});

test('reports unfetchable keys as unreachable, not as an invalid token', async () => {
  const unreachable = createFirebaseVerifier(projectId, () => Promise.reject(new Error('offline')));
  await expect(unreachable(await sign(claims))).rejects.toThrow(IdentityServiceUnavailable);
  const otherKeys = createFirebaseVerifier(projectId, createLocalJWKSet({ keys: [] }));
  await expect(otherKeys(await sign(claims))).rejects.not.toThrow(IdentityServiceUnavailable);
});

test('rejects the unsigned token of the emulator', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = { ...claims, iat: 1, exp: Math.floor(Date.now() / 1000) + 3600 };
  await expect(verify(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`)).rejects.toThrow();
});
