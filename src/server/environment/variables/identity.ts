import { isIP } from 'node:net';
import { z } from 'zod';
import { consistsOfWords, looksRandom } from '../random-secret';
import { isLoopback } from '../urls';
import { documentation, publicText, type Rule } from '../variable';

/** The key of a Google service account that may administer the users of the Firebase project. */
export interface ServiceAccount {
  clientEmail: string;
  /** PKCS #8 in PEM format. */
  privateKey: string;
}

const accessTokenSecret = () =>
  z
    .string()
    .min(32, 'is too short')
    .refine((text) => !consistsOfWords(text), 'is made of words, like a placeholder')
    .refine(looksRandom, 'is not random');

const expectedSecret = 'at least 32 random characters, as `openssl rand -base64 48` prints them';

export const accessTokenVariables = {
  ACCESS_TOKEN_SECRET: accessTokenSecret().register(documentation, {
    description:
      'Signs the access tokens: at least 32 random characters, as `openssl rand -base64 48` prints them.',
    expected: expectedSecret,
    secret: true,
  }),
  PREVIOUS_ACCESS_TOKEN_SECRET: accessTokenSecret().optional().register(documentation, {
    description:
      'The former `ACCESS_TOKEN_SECRET`. Set it for 183 days after a change, while links of earlier emails need it; for 15 minutes if others may know it.',
    expected: expectedSecret,
    secret: true,
  }),
  ACCESS_TOKEN_AUDIENCE: z.string().optional().register(documentation, {
    description: 'Name of the deployment that access tokens are valid for.',
    example: 'secondhand-staging',
    default: 'FIREBASE_PROJECT_ID',
  }),
};

export const checkAccessTokenSecrets: Rule<typeof accessTokenVariables> = (
  { ACCESS_TOKEN_SECRET: secret, PREVIOUS_ACCESS_TOKEN_SECRET: previous },
  report,
) => {
  if (secret && secret === previous) {
    report(
      'PREVIOUS_ACCESS_TOKEN_SECRET',
      'is the same as ACCESS_TOKEN_SECRET (expected the former secret, or nothing)',
    );
  }
};

export const firebaseVariables = {
  FIREBASE_API_KEY: publicText().register(documentation, {
    description:
      'Web API key of the Firebase project. Turn on sign-in by email, Google and GitHub there.',
    expected: 'the web API key of the Firebase project',
  }),
  FIREBASE_AUTH_DOMAIN: publicText()
    .refine(isDomain, 'is not a host name')
    .register(documentation, {
      description: "Firebase project's domain for sign-in: a host name alone.",
      example: 'shop.firebaseapp.com',
      expected: 'a name such as shop.firebaseapp.com, without https:// and a path',
    }),
  FIREBASE_PROJECT_ID: publicText().register(documentation, {
    description: 'Id of the Firebase project.',
    example: 'shop',
    expected: 'the id of the Firebase project',
  }),
  FIREBASE_APP_ID: publicText().optional().register(documentation, {
    description: 'Id of the web app in the Firebase project.',
    example: '1:1234567890:web:0123456789abcdef',
  }),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform(parseServiceAccount)
    .refine((account) => account !== undefined, 'is not the key of a service account')
    .optional()
    .register(documentation, {
      description:
        'Key of a service account with the role Firebase Authentication Admin, as JSON in one line. Accounts that were deleted in the shop are deleted in Firebase with it; without it they stay there, and these deletions wait.',
      example: '{"client_email":"…","private_key":"…"}',
      secret: true,
    }),
};

const serviceAccountSchema = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
});

/** Returns undefined if the text is not a service account's key. */
function parseServiceAccount(text: string): ServiceAccount | undefined {
  try {
    const { client_email: clientEmail, private_key: privateKey } = serviceAccountSchema.parse(
      JSON.parse(text),
    );
    return { clientEmail, privateKey };
  } catch {
    return undefined;
  }
}

/** Whether a text is a host name. Firebase's SDK builds a URL from it. */
function isDomain(text: string): boolean {
  const isPlain = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i.test(text);
  return isPlain && isIP(text) === 0 && !isLoopback(text);
}
