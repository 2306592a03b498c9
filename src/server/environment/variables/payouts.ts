import { z } from 'zod';
import { looksRandom } from '../random-secret';
import { documentation, splitList } from '../variable';

const keyLength = 32;

export const payoutVariables = {
  PAYOUT_ACCOUNT_KEYS: z
    .string()
    .transform(splitList)
    .refine(
      (keys) => keys.length > 0 && keys.every((key) => looksRandom(key) && isKey(key)),
      'is not a list of random keys of 32 bytes',
    )
    .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))
    .optional()
    .register(documentation, {
      description:
        'Encrypts where sellers want to be paid. Keys of 32 bytes, as `openssl rand -base64 32` prints them, separated by commas: the first one encrypts, all decrypt. Without a key, sellers enter no account.',
      example: 'key,former-key',
      expected: 'keys as `openssl rand -base64 32` prints them, separated by commas',
      secret: true,
    }),
};

const isKey = (text: string) => Buffer.from(text, 'base64').length === keyLength;
