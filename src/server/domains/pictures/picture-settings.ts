import type { Environment } from '../../environment/schema';
import type { Bucket } from './bucket-store';

/** The folder or bucket in which this server stores pictures. */
export type PictureSettings = { folder: string } | { bucket: Bucket };

/** Returns undefined if an external image host stores the pictures. */
export function getPictureSettings(environment: Environment): PictureSettings | undefined {
  if (environment.IMAGE_FOLDER) return { folder: environment.IMAGE_FOLDER };
  if (!environment.IMAGE_BUCKET) return undefined;
  return {
    bucket: {
      url: environment.IMAGE_BUCKET,
      region: environment.IMAGE_BUCKET_REGION,
      accessKeyId: environment.IMAGE_BUCKET_KEY_ID ?? '',
      secretAccessKey: environment.IMAGE_BUCKET_SECRET ?? '',
    },
  };
}
