import type { AppOptions } from '../../../src/server/app-options';

/** The configuration of test servers; its keys and secrets are valid nowhere else. */

export const firebaseProjectId = 'secondhand';

export const siteUrl = 'https://shop.example';

/** Settings of a mail server that nothing listens for. */
export const unreachableMail = {
  smtpUrl: 'smtp://127.0.0.1:9',
  from: 'shop@shop.example',
  siteUrl,
};

export const accessTokenKeys = {
  secret: 'Vq3nT8zLk1Wd6YhR0sXc9JbF4mGp7aQe',
  audience: 'tests',
};

export const payoutAccountKeys = [
  Buffer.from('Zm9yLXRoZS10ZXN0cy1hbG9uZS0wMTIzNDU2Nzg5MDE=', 'base64'),
];

/** What a seller gets in a year before they are reported to the tax office: $2,000. */
export const taxThreshold = { amount: 200_000, currency: 'usd' };

export const stripeKeys = {
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: 'whsec_Zm9yIHRoZSB0ZXN0cyBhbG9uZQ',
};

export const connectSettings = {
  connectedWebhookSecret: 'whsec_Y29ubmVjdGVkIGFjY291bnRz',
  accountsWebhookSecret: 'whsec_YWNjb3VudCBldmVudHM',
  countries: ['US', 'DE'],
  requestsCardPayments: false,
};

export const publicConfiguration: AppOptions['publicConfiguration'] = {
  apiUrl: '/api',
  firebase: {
    apiKey: 'key',
    authDomain: 'secondhand.example',
    projectId: firebaseProjectId,
  },
  stripePublishableKey: stripeKeys.publishableKey,
  imageHost: {
    uploadUrl: 'https://images.example/upload',
    key: 'image-key',
    pictures: ['https://images.example/', '/images/'],
  },
};
