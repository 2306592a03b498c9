import type { Environment } from './configuration';
import { isLoopback, withoutPassword } from './environment/urls';

/** The origins besides the server's own whose pages may call the API. */
export function readAllowedOrigins(environment: Environment): string[] {
  const text = environment['ALLOWED_ORIGINS'] ?? '';
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

/** One line for each entry of ALLOWED_ORIGINS that is no origin, or that anybody could pose as. */
export function findAllowedOriginProblems(environment: Environment): string[] {
  return readAllowedOrigins(environment)
    .filter((origin) => !isGoodOrigin(origin))
    .map(
      (origin) =>
        `ALLOWED_ORIGINS must list origins such as https://shop.example, without a path, ` +
        `http on this machine only: ${withoutPassword(origin)}.`,
    );
}

function isGoodOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isOne = origin === text && !text.includes('*');
  return isOne && (protocol === 'https:' || isLoopback(hostname));
}
