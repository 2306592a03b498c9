import path from 'node:path';
import { startBucketDouble } from '../server/support/bucket-double';
import { bundleScript } from '../server/support/bundle-script';
import { accessTokenKeys } from '../server/support/configuration';
import { generousLimits } from '../server/support/generous-limits';
import { productionSettings } from '../server/support/production-settings';
import { addresses } from './machines';
import { Program } from './programs';

/** The application servers, and the bucket of their pictures. */
export async function prepareApplications(databaseUrl: string) {
  const { bucket, close: closeBucket } = await startBucketDouble();
  const main = await bundleScript(path.join(__dirname, '../../src/server/main.ts'));
  const { IMAGE_HOST_KEY: _imageHostKey, ...production } = productionSettings;
  const env = {
    ...production,
    ...generousLimits,
    NODE_ENV: 'development',
    PORT: '3000',
    TRUSTED_PROXIES: addresses.BALANCER,
    DATABASE_URL: databaseUrl,
    REQUIRE_CONFIRMED_EMAIL: 'off',
    ACCESS_TOKEN_SECRET: accessTokenKeys.secret,
    ACCESS_TOKEN_AUDIENCE: accessTokenKeys.audience,
    IMAGE_BUCKET: bucket.url,
    IMAGE_BUCKET_REGION: bucket.region,
    IMAGE_BUCKET_KEY_ID: bucket.accessKeyId,
    IMAGE_BUCKET_SECRET: bucket.secretAccessKey,
  };
  const applications = [addresses.APPLICATION_1, addresses.APPLICATION_2].map(
    (HOST) => new Program([process.execPath, main], { env: { ...env, HOST } }),
  );
  return { applications, closeBucket };
}
