/** The environment of a production server, except its secret and its database. */
export const productionSettings = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'secondhand.example',
  FIREBASE_PROJECT_ID: 'secondhand',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SITE_URL: 'https://shop.example',
  IMAGE_HOST_KEY: 'key',
};
