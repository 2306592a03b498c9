import { UnsecuredJWT } from 'jose';
import type { EmulatedUser } from '../../../src/sandbox/identity/auth-emulator';
import { createSandboxIdentityVerifier } from '../../../src/sandbox/identity/sandbox-identity-verifier';

const projectId = 'demo-tests';
const account: EmulatedUser = { localId: 'uid-1' };
const verify = createSandboxIdentityVerifier(projectId, {
  getUserByLocalId: (localId) => (localId === account.localId ? account : undefined),
});

afterEach(() => {
  delete account.validSince;
  delete account.disabled;
});

interface TokenParts {
  issuer?: string;
  audience?: string;
  subject?: string;
  expires?: string;
}

function createToken({
  issuer = `https://securetoken.google.com/${projectId}`,
  audience = projectId,
  subject = 'uid-1',
  expires = '1h',
}: TokenParts = {}) {
  return new UnsecuredJWT({
    ...{ email: 'pat@example.com', email_verified: true, name: 'Pat', picture: '/pat.webp' },
    ...{ auth_time: 1, firebase: { sign_in_provider: 'google.com' } },
  })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(expires)
    .encode();
}

test('a token identifies its user', async () => {
  expect(await verify(createToken())).toEqual({
    uid: 'uid-1',
    email: 'pat@example.com',
    emailVerified: true,
    provider: 'google.com',
    authTime: 1,
    displayName: 'Pat',
    photoURL: '/pat.webp',
  });
});

test.each<[string, TokenParts]>([
  ['of another issuer', { issuer: 'https://securetoken.google.com/demo-other' }],
  ['for another project', { audience: 'demo-other' }],
  ['that has expired', { expires: '-1s' }],
])('a token %s is rejected', async (_what, parts) => {
  await expect(verify(createToken(parts))).rejects.toThrow();
});

test('a token of a deleted account is valid until it expires, as at Firebase', async () => {
  expect(await verify(createToken({ subject: 'uid-2' }))).toMatchObject({ uid: 'uid-2' });
});

test('text that is not a token is rejected', async () => {
  await expect(verify('nonsense')).rejects.toThrow();
});

test('a disabled account and an ended session are rejected', async () => {
  account.disabled = true;
  await expect(verify(createToken())).rejects.toThrow('disabled');
  account.disabled = false;
  account.validSince = String(Math.floor(Date.now() / 1000) + 60);
  await expect(verify(createToken())).rejects.toThrow('ended');
});
