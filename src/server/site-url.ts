import type { Environment } from './configuration';
import { isLoopback, withoutPassword } from './environment/urls';

/** The site's own origin. Never taken from a request, whose headers anybody can write. */
export function readSiteUrl(environment: Environment): string {
  return new URL(environment['SITE_URL']?.trim() ?? '').origin;
}

export function findSiteUrlProblems(environment: Environment): string[] {
  const site = environment['SITE_URL']?.trim() ?? '';
  if (!site) return [];
  const address = /^https?:\/\//i.test(site) && URL.canParse(site) ? new URL(site) : undefined;
  if (address?.href !== `${address?.origin}/`) {
    return [`SITE_URL is no origin such as https://shop.example: ${withoutPassword(site)}.`];
  }
  return address.protocol === 'https:' || isLoopback(address.hostname)
    ? []
    : [`SITE_URL must be https, http on this machine only: ${withoutPassword(site)}.`];
}
