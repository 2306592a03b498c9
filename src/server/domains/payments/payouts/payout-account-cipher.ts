import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { NewPayoutAccount } from '../../../../contract/payments/payout-account';

/** At least one key of 32 bytes. The first one encrypts, all decrypt. */
export type PayoutAccountKeys = readonly Buffer[];

interface CipherOptions {
  keys: PayoutAccountKeys;
  /** Is authenticated with the text, so that it can't be moved to another seller. */
  sellerId: string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a payout account: the nonce, the tag and the ciphertext as base64. */
export function encryptPayoutAccount(
  account: NewPayoutAccount,
  { keys, sellerId }: CipherOptions,
): string {
  const [key] = keys;
  if (!key) throw new Error('There is no key for payout accounts.');
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(sellerId));
  const content = Buffer.concat([cipher.update(JSON.stringify(account)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

/** Decrypts a payout account. Returns undefined if none of the keys has encrypted it for the seller. */
export function decryptPayoutAccount(
  encrypted: string,
  { keys, sellerId }: CipherOptions,
): NewPayoutAccount | undefined {
  const bytes = Buffer.from(encrypted, 'base64');
  for (const key of keys) {
    const text = decrypt(bytes, key, sellerId);
    if (text !== undefined) return JSON.parse(text) as NewPayoutAccount;
  }
  return undefined;
}

function decrypt(bytes: Buffer, key: Buffer, sellerId: string): string | undefined {
  const contentStart = nonceLength + tagLength;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(sellerId))
      .setAuthTag(bytes.subarray(nonceLength, contentStart));
    return `${decipher.update(bytes.subarray(contentStart), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch {
    return undefined;
  }
}
