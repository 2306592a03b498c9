import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { NewPayoutAccount } from '../../../../contract/payments/payout-account';

/** At least one key of 32 bytes. The first one encrypts, all decrypt. */
export type PayoutAccountKeys = readonly Buffer[];

interface CipherOptions {
  keys: PayoutAccountKeys;
  /** Is authenticated with the text, so that it can't be moved to another seller. */
  sellerId: string;
}

interface BoundCipherOptions {
  keys: PayoutAccountKeys;
  /** What the text belongs to, which is authenticated with it. */
  owner: string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a payout account: the nonce, the tag and the ciphertext as base64. */
export const encryptPayoutAccount = (
  account: NewPayoutAccount,
  { keys, sellerId }: CipherOptions,
): string => encryptJson(account, { keys, owner: sellerId });

/** Decrypts a payout account. Returns undefined if none of the keys has encrypted it for the seller. */
export const decryptPayoutAccount = (
  encrypted: string,
  { keys, sellerId }: CipherOptions,
): NewPayoutAccount | undefined =>
  decryptJson(encrypted, { keys, owner: sellerId }) as NewPayoutAccount | undefined;

/** Encrypts an object: the nonce, the tag and the ciphertext as base64. */
export function encryptJson(content: object, { keys, owner }: BoundCipherOptions): string {
  const [key] = keys;
  if (!key) throw new Error('There is no key for payout accounts.');
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** Decrypts an object. Returns undefined if none of the keys has encrypted it for the owner. */
export function decryptJson(encrypted: string, { keys, owner }: BoundCipherOptions): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  for (const key of keys) {
    const text = decrypt(bytes, key, owner);
    if (text !== undefined) return JSON.parse(text) as unknown;
  }
  return undefined;
}

function decrypt(bytes: Buffer, key: Buffer, owner: string): string | undefined {
  const contentStart = nonceLength + tagLength;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceLength, contentStart));
    return `${decipher.update(bytes.subarray(contentStart), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch {
    return undefined;
  }
}
