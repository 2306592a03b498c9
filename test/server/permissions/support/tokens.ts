import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { keyId } from '../../../../src/server/domains/access/signed-token';
import { accessTokenKeys } from '../../support/configuration';
import {
  identityClaims,
  identityKeyId,
  identityPrivateKey,
  identityPublicKey,
  signedInAt,
} from '../../support/identity-double';

export interface TokenSubject {
  uid: string;
  email: string;
}

/** How to sign a token. An absent option has the value of the real issuer. */
interface Signing {
  claims: JWTPayload;
  expires?: string | null;
  algorithm?: string;
  key?: KeyObject | Uint8Array;
}

export interface TokenIssuer {
  claimsOf(subject: TokenSubject): JWTPayload;
  sign(signing: Signing): Promise<string>;
  issue(subject: TokenSubject): Promise<string>;
  expired(subject: TokenSubject): Promise<string>;
  /** Tokens with the subject's claims, not signed by the issuer. */
  forged(subject: TokenSubject): Promise<string[]>;
}

interface IssuerOptions {
  algorithm: string;
  /** The key id in the tokens. */
  kid: string;
  key: KeyObject | Uint8Array;
  otherKey(): KeyObject | Uint8Array;
  claimsOf(subject: TokenSubject): JWTPayload;
  /** Further forgeries. */
  forgeries?(claims: JWTPayload): Promise<string[]>;
}

function createIssuer({ claimsOf, forgeries, ...own }: IssuerOptions): TokenIssuer {
  function sign({ claims, expires = '15m', algorithm = own.algorithm, key = own.key }: Signing) {
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: own.kid })
      .setIssuedAt();
    return (expires === null ? token : token.setExpirationTime(expires)).sign(key);
  }
  const issue = (subject: TokenSubject) => sign({ claims: claimsOf(subject) });
  return {
    claimsOf,
    sign,
    issue,
    expired: (subject) => sign({ claims: claimsOf(subject), expires: '-1m' }),
    async forged(subject) {
      const claims = claimsOf(subject);
      const unexpired = { ...claims, iat: 1, exp: Math.floor(Date.now() / 1000) + 900 };
      const other = await issue({ uid: 'other', email: 'other@example.com' });
      const [header, , signature] = other.split('.');
      return [
        await sign({ claims, key: own.otherKey() }),
        `${encode({ alg: 'none', typ: 'JWT' })}.${encode(unexpired)}.`,
        `${encode({ alg: 'None' })}.${encode(unexpired)}.${signature}`,
        `${header}.${encode(unexpired)}.${signature}`,
        ...((await forgeries?.(claims)) ?? []),
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
  otherKey: () => bytes('another secret of the tests, thirty-two characters or more'),
  claimsOf: ({ uid, email }) => ({
    iss: 'secondhand',
    aud: accessTokenKeys.audience,
    uid,
    email,
    auth_time: signedInAt,
  }),
});

/** Identity tokens as Firebase signs them. */
export const identityTokens: TokenIssuer = createIssuer({
  algorithm: 'RS256',
  kid: identityKeyId,
  key: identityPrivateKey,
  otherKey: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  claimsOf: ({ uid, email }) =>
    identityClaims({ uid, email, displayName: 'As the identity service knows them' }),
  // The published key used as a shared secret.
  forgeries: async (claims) => {
    const key = bytes(identityPublicKey.export({ type: 'spki', format: 'pem' }).toString());
    return [await identityTokens.sign({ claims, algorithm: 'HS256', key })];
  },
});
