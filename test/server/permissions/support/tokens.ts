import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { createFirebaseVerifier } from '../../../../src/server/identity/firebase-verifier';
import type { IdentityVerifier } from '../../../../src/server/identity/identity';
import { keyId } from '../../../../src/server/identity/access-token';
import { accessTokenKeys, signedInAt } from '../../support/start-test-server';

export interface Holder {
  uid: string;
  email: string;
}

/** Signs claims as the real issuer does, unless told otherwise. */
interface Signing {
  claims: JWTPayload;
  expires?: string | null;
  algorithm?: string;
  key?: CryptoKey | Uint8Array;
}

export interface TokenIssuer {
  claimsOf(holder: Holder): JWTPayload;
  sign(signing: Signing): Promise<string>;
  good(holder: Holder): Promise<string>;
  expired(holder: Holder): Promise<string>;
  /** Tokens that claim to be the holder's, and were not made by the issuer. */
  forged(holder: Holder): Promise<string[]>;
}

interface IssuerOptions {
  algorithm: string;
  /** Which key it is, as the tokens say. */
  kid: string;
  key: CryptoKey | Uint8Array;
  strangersKey: CryptoKey | Uint8Array;
  claimsOf(holder: Holder): JWTPayload;
  /** What else a forger might try. */
  tricks?(claims: JWTPayload): Promise<string[]>;
}

function createIssuer({ claimsOf, tricks, ...own }: IssuerOptions): TokenIssuer {
  function sign({ claims, expires = '15m', algorithm = own.algorithm, key = own.key }: Signing) {
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: own.kid })
      .setIssuedAt();
    return (expires === null ? token : token.setExpirationTime(expires)).sign(key);
  }
  const good = (holder: Holder) => sign({ claims: claimsOf(holder) });
  return {
    claimsOf,
    sign,
    good,
    expired: (holder) => sign({ claims: claimsOf(holder), expires: '-1m' }),
    async forged(holder) {
      const claims = claimsOf(holder);
      const lasting = { ...claims, iat: 1, exp: Math.floor(Date.now() / 1000) + 900 };
      const strangers = await good({ uid: 'stranger', email: 'stranger@example.com' });
      const [header, , signature] = strangers.split('.');
      return [
        await sign({ claims, key: own.strangersKey }),
        `${encode({ alg: 'none', typ: 'JWT' })}.${encode(lasting)}.`,
        `${encode({ alg: 'None' })}.${encode(lasting)}.${signature}`,
        `${header}.${encode(lasting)}.${signature}`,
        ...((await tricks?.(claims)) ?? []),
      ];
    },
  };
}

const projectId = 'secondhand';

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Access tokens as the server signs them. */
export const accessTokens = createIssuer({
  algorithm: 'HS256',
  kid: keyId(accessTokenKeys.secret),
  key: bytes(accessTokenKeys.secret),
  strangersKey: bytes('another secret of the tests, long enough to be a good one'),
  claimsOf: ({ uid, email }) => ({
    ...{ iss: 'secondhand', aud: accessTokenKeys.audience },
    ...{ uid, email, auth_time: signedInAt },
  }),
});

/** Firebase as the server knows it, with keys of our own. */
export async function createIdentityService(): Promise<{
  tokens: TokenIssuer;
  verifier: IdentityVerifier;
}> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const strangers = await generateKeyPair('RS256');
  const kid = 'key-1';
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
  const publicText = bytes(await exportSPKI(publicKey));
  const tokens = createIssuer({
    algorithm: 'RS256',
    kid,
    key: privateKey,
    strangersKey: strangers.privateKey,
    claimsOf: ({ uid, email }) => ({
      ...{ iss: `https://securetoken.google.com/${projectId}`, aud: projectId },
      ...{ sub: uid, auth_time: signedInAt, email, name: 'As the identity service knows them' },
    }),
    // The published key taken for a shared secret.
    tricks: async (claims) => [await tokens.sign({ claims, algorithm: 'HS256', key: publicText })],
  });
  const verifier = createFirebaseVerifier(projectId, createLocalJWKSet({ keys: [published] }));
  return { tokens, verifier };
}
