import { isIP } from 'node:net';
import type { Environment } from './configuration';
import { isLoopback, isUnspecified, withoutPassword } from './environment/urls';

/** What pages, and others on the web, are led to. */
const addresses = [
  'ALLOWED_ORIGINS',
  'API_URL',
  'IMAGE_HOST_PICTURES',
  'IMAGE_HOST_URL',
  'IMAGE_SIZES_OF',
  'IMAGE_SIZES_TEMPLATE',
  'SITE_URL',
];

/** One line for each variable that names a host which no browser can reach. */
export function findPublicHostProblems(environment: Environment): string[] {
  return [
    ...addresses.flatMap((name) => findUnspecifiedHosts(name, environment[name] ?? '')),
    ...findAuthDomainProblems(environment),
  ];
}

/** Several addresses have commas between. */
function findUnspecifiedHosts(name: string, value: string): string[] {
  return value
    .split(',')
    .map((address) => address.trim())
    .filter((address) => URL.canParse(address) && isUnspecified(new URL(address).hostname))
    .map(
      (address) =>
        `${name} leads to no host: ${new URL(address).hostname} is where a server listens, ` +
        'not where it is reached.',
    );
}

/** Firebase's SDK puts it between https:// and a path. */
export function findAuthDomainProblems(environment: Environment): string[] {
  const domain = environment['FIREBASE_AUTH_DOMAIN']?.trim() ?? '';
  if (domain === '' || isDomain(domain)) return [];
  return [
    'FIREBASE_AUTH_DOMAIN is not a host name such as secondhand.firebaseapp.com, without https:// ' +
      `and a path: ${withoutPassword(domain)}.`,
  ];
}

function isDomain(text: string): boolean {
  const isPlain = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i.test(text);
  return isPlain && isIP(text) === 0 && !isLoopback(text);
}
