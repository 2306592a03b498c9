import type { Environment } from './configuration';
import { isLoopback, withoutPassword } from './environment/urls';

/** {api} for the pages: this server's own, or another server that answers the same calls. */
export function readApiUrl(environment: Environment): string {
  return environment['API_URL']?.trim() || '/api';
}

/** One line when pages could not call what API_URL says. */
export function findApiUrlProblems(environment: Environment): string[] {
  const apiUrl = readApiUrl(environment);
  if (isPath(apiUrl) || isApiAddress(apiUrl)) return [];
  return [
    'API_URL must be a path such as /api, or an https address such as https://api.example/v1, ' +
      `http on this machine only: ${withoutPassword(apiUrl)}.`,
  ];
}

const isPath = (text: string) => /^\/(?!\/)[^\s\\?#]*$/.test(text);

function isApiAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s?#]/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && !username && !password;
}
