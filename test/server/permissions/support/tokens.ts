import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { keyId } from '../../../../src/server/identity/signed-token';
import { accessTokenKeys } from '../../support/configuration';
import {
  identityClaims,
  identityKeyId,
  identityPrivateKey,
  identityPublicKey,
  signedInAt,
} from '../../support/identity-double';

export interface Holder {
  uid: string;
  email: string;
}

/** Signs claims as the real issuer does, unless told otherwise. */
interface Signing {
  claims: JWTPayload;
  expires?: string | null;
  algorithm?: string;
  key?: KeyObject | Uint8Array;
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
  key: KeyObject | Uint8Array;
  strangersKey(): KeyObject | Uint8Array;
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
        await sign({ claims, key: own.strangersKey() }),
        `${encode({ alg: 'none', typ: 'JWT' })}.${encode(lasting)}.`,
        `${encode({ alg: 'None' })}.${encode(lasting)}.${signature}`,
        `${header}.${encode(lasting)}.${signature}`,
        ...((await tricks?.(claims)) ?? []),
      ];
    },
  };
}

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
  strangersKey: () => bytes('another secret of the tests, long enough to be a good one'),
  claimsOf: ({ uid, email }) => ({
    ...{ iss: 'secondhand', aud: accessTokenKeys.audience },
    ...{ uid, email, auth_time: signedInAt },
  }),
});

/** Identity tokens as Firebase signs them. */
export const identityTokens: TokenIssuer = createIssuer({
  algorithm: 'RS256',
  kid: identityKeyId,
  key: identityPrivateKey,
  strangersKey: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  claimsOf: ({ uid, email }) =>
    identityClaims({ uid, email, displayName: 'As the identity service knows them' }),
  // The published key taken for a shared secret.
  tricks: async (claims) => {
    const key = bytes(identityPublicKey.export({ type: 'spki', format: 'pem' }).toString());
    return [await identityTokens.sign({ claims, algorithm: 'HS256', key })];
  },
});
