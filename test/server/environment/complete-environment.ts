import {
  ConfigurationError,
  readEnvironment,
} from '../../../src/server/environment/read-environment';

/** The variables that production requires. */
export const completeEnvironment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://secondhand@db.example/secondhand',
  ACCESS_TOKEN_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  FIREBASE_API_KEY: 'firebase-key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'secondhand',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SITE_URL: 'https://shop.example/',
  IMAGE_HOST_KEY: 'imgbb-key',
};

/** Returns the problems that are reported when these variables of the complete environment are changed. */
export function findProblems(changes: Record<string, string | undefined>): readonly string[] {
  try {
    readEnvironment({ ...completeEnvironment, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}
