import { z } from 'zod';
import { hasReachableHost, isHttpsPrefix, isHttpsUrl, isLoopback, isSafeHttpUrl } from '../urls';
import { documentation, publicText, splitList, type Rule } from '../variable';
import type { serverVariables } from './server';

const unreachable = 'names an address that no browser can reach';

export const imageStorageVariables = {
  IMAGE_FOLDER: z.string().optional().register(documentation, {
    description: 'Folder in which this server stores the pictures. All of its processes share it.',
    example: '/var/lib/secondhand/pictures',
  }),
  IMAGE_BUCKET: z
    .string()
    .refine(isBucketUrl, 'is not the https URL of a bucket')
    .optional()
    .register(documentation, {
      description: 'S3-compatible bucket in which this server stores the pictures.',
      example: 'https://s3.eu-central-1.amazonaws.com/shop-pictures',
      expected:
        'a URL such as https://s3.eu-central-1.amazonaws.com/shop-pictures; http only in a private network',
    }),
  IMAGE_BUCKET_REGION: z.string().default('us-east-1').register(documentation, {
    description: 'Region of the bucket.',
    example: 'eu-central-1',
  }),
  IMAGE_BUCKET_KEY_ID: z.string().optional().register(documentation, {
    description:
      'Id of the access key. Required with `IMAGE_BUCKET`. The key may get, put and delete objects and list the bucket: else S3 answers 403 for a missing file.',
  }),
  IMAGE_BUCKET_SECRET: z.string().optional().register(documentation, {
    description: 'Secret of the access key. Required with `IMAGE_BUCKET`.',
    secret: true,
  }),
};

export const imageHostVariables = {
  IMAGE_HOST_KEY: publicText().optional().register(documentation, {
    description:
      'Key for imgbb, or for the image host of `IMAGE_HOST_URL`. Every page contains it.',
    expected: 'the API key of the image host',
  }),
  IMAGE_HOST_URL: z
    .string()
    .refine((url) => isHttpsUrl(url) || isOnThisMachine(url), 'is not an https URL')
    .refine(hasReachableHost, unreachable)
    .optional()
    .register(documentation, {
      description: 'URL to which pages upload pictures, in the format of imgbb.',
      example: 'https://images.example/upload',
      default: 'https://api.imgbb.com/1/upload',
    }),
  IMAGE_HOST_PICTURES: z
    .string()
    .transform(splitList)
    .refine(
      (prefixes) => prefixes.every(isHttpsPrefix),
      'is not a list of https URLs that end with a slash',
    )
    .refine((prefixes) => prefixes.every(hasReachableHost), unreachable)
    .default([])
    .register(documentation, {
      description:
        'Prefixes of the URLs of its pictures, separated by commas. Pages show pictures of no other host. Add those of a former image host.',
      example: 'https://i.ibb.co/,https://pictures.example/',
      default: '`https://i.ibb.co/`, or the origin of `IMAGE_HOST_URL`',
      expected: 'https://i.ibb.co/',
    }),
  IMAGE_SIZES_TEMPLATE: z
    .string()
    .refine(isSizesTemplate, 'is not an https URL with {url} or {encodedUrl}, {width} and {format}')
    .refine(hasReachableHost, unreachable)
    .optional()
    .register(documentation, {
      description:
        'URL of an image CDN in front of the image host. Without it, pictures have one size.',
      example: 'https://images.example/?url={encodedUrl}&w={width}&output={format}',
    }),
  IMAGE_SIZES_OF: z
    .string()
    .refine(isHttpsPrefix, 'is not an https URL that ends with a slash')
    .refine(hasReachableHost, unreachable)
    .default('https://i.ibb.co/')
    .register(documentation, {
      description: 'Prefix of the picture URLs that the image CDN resizes.',
      example: 'https://pictures.example/',
    }),
};

type ImageRule = Rule<
  typeof imageStorageVariables & typeof imageHostVariables & Pick<typeof serverVariables, 'API_URL'>
>;

const storages = ['IMAGE_FOLDER', 'IMAGE_BUCKET', 'IMAGE_HOST_KEY'] as const;

/** Checks that exactly one storage of pictures is configured. */
export const checkImageStorage: ImageRule = (environment, report) => {
  const chosen = storages.filter((name) => environment[name]);
  const [storage] = chosen;
  if (!storage) {
    report(
      'IMAGE_HOST_KEY',
      'is missing (expected the API key of the image host, unless IMAGE_FOLDER or IMAGE_BUCKET is set)',
    );
    return;
  }
  if (chosen.length > 1) {
    report(storage, `and ${chosen.slice(1).join(' and ')} are set (expected one of them)`);
    return;
  }
  if (storage === 'IMAGE_BUCKET') {
    for (const name of ['IMAGE_BUCKET_KEY_ID', 'IMAGE_BUCKET_SECRET'] as const) {
      if (!environment[name]) {
        report(name, 'is missing (expected the access key of IMAGE_BUCKET)');
      }
    }
  }
  if (storage === 'IMAGE_HOST_KEY') return;
  for (const name of ['IMAGE_HOST_URL', 'IMAGE_SIZES_TEMPLATE'] as const) {
    if (environment[name]) {
      report(name, `is for an external image host, but ${storage} is set (expected one of them)`);
    }
  }
  if (!environment.API_URL.startsWith('/')) {
    report(
      storage,
      'stores pictures in this server, but API_URL names another one (expected IMAGE_HOST_KEY)',
    );
  }
};

/**
 * Whether a URL is a path or a URL of this machine. A path that begins with two slashes is another host.
 */
export function isOnThisMachine(url: string): boolean {
  const base = 'http://localhost';
  if (!/^(\/|https?:\/\/)/i.test(url) || !URL.canParse(url, base)) return false;
  return isLoopback(new URL(url, base).hostname);
}

function isSizesTemplate(text: string): boolean {
  const placeholders = [/\{(url|encodedUrl)\}/, /\{width\}/, /\{format\}/];
  return (
    placeholders.every((placeholder) => placeholder.test(text)) &&
    /^(https:\/\/|\{url\})/.test(text)
  );
}

/**
 * Whether a text is the URL of a bucket. http is only allowed for host names without a dot, as in a
 * private network.
 */
function isBucketUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash) return false;
  return isSafeHttpUrl(text) || (protocol === 'http:' && /^[^.:]+$/.test(hostname));
}
