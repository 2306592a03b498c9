import { readApiUrl } from '../api-url';
import type { Environment } from '../configuration';
import { isLoopback, withoutPassword } from '../environment/urls';
import type { Bucket } from './bucket-store';

/** Where a server keeps pictures that is the image host itself. */
export type PictureSettings = { folder: string } | { bucket: Bucket };

const places = ['IMAGE_FOLDER', 'IMAGE_BUCKET', 'IMAGE_HOST_KEY'];

/** Undefined where an image host elsewhere keeps them. */
export function readPictureSettings(environment: Environment): PictureSettings | undefined {
  const text = (name: string) => environment[name]?.trim() ?? '';
  if (text('IMAGE_FOLDER')) return { folder: text('IMAGE_FOLDER') };
  if (!text('IMAGE_BUCKET')) return undefined;
  return {
    bucket: {
      url: text('IMAGE_BUCKET'),
      region: text('IMAGE_BUCKET_REGION') || 'us-east-1',
      accessKeyId: text('IMAGE_BUCKET_KEY_ID'),
      secretAccessKey: text('IMAGE_BUCKET_SECRET'),
    },
  };
}

/** One line for each reason why pictures could not be kept, or would be kept twice. */
export function findPictureProblems(environment: Environment): string[] {
  const isSet = (name: string) => !!environment[name]?.trim();
  const chosen = places.filter(isSet);
  if (chosen.length === 0) {
    return [
      'IMAGE_HOST_KEY is missing: the key of the image host, unless IMAGE_FOLDER or IMAGE_BUCKET ' +
        'says where this server keeps the pictures itself.',
    ];
  }
  if (chosen.length > 1) return [`${chosen.join(' and ')} are set, but pictures lie in one place.`];
  if (chosen[0] === 'IMAGE_HOST_KEY') return [];
  return [
    ...(environment['IMAGE_BUCKET'] ? findBucketProblems(environment) : []),
    ...['IMAGE_HOST_URL', 'IMAGE_SIZES_TEMPLATE']
      .filter(isSet)
      .map((name) => `${name} is for an image host elsewhere, but ${chosen[0]} is set.`),
    ...(readApiUrl(environment).startsWith('/')
      ? []
      : [
          `${chosen[0]} is for a server whose own API the pages call, but API_URL leads elsewhere.`,
        ]),
  ];
}

function findBucketProblems(environment: Environment): string[] {
  const bucket = environment['IMAGE_BUCKET']?.trim() ?? '';
  return [
    ...(isBucketAddress(bucket)
      ? []
      : [
          'IMAGE_BUCKET is no https address of a bucket, such as ' +
            `https://s3.eu-central-1.amazonaws.com/shop-pictures: ${withoutPassword(bucket)}.`,
        ]),
    ...['IMAGE_BUCKET_KEY_ID', 'IMAGE_BUCKET_SECRET']
      .filter((name) => !environment[name]?.trim())
      .map((name) => `${name} is missing: what signs the requests to IMAGE_BUCKET.`),
  ];
}

/** A plain name without a dot is one of a private network, such as another container. */
function isBucketAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isNear = isLoopback(hostname) || /^[^.:]+$/.test(hostname);
  return (
    (protocol === 'https:' || (protocol === 'http:' && isNear)) &&
    !(username || password || search || hash)
  );
}
