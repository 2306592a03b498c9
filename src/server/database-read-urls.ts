import type { Environment } from './configuration';

/** Where replicas of the database answer. */
export function readDatabaseReadUrls(environment: Environment): string[] {
  const text = environment['DATABASE_READ_URLS'] ?? '';
  return text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
}

/** Without the address itself, which may hold a password. */
export function findDatabaseReadUrlProblems(environment: Environment): string[] {
  const isGood = (url: string) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  return readDatabaseReadUrls(environment).every(isGood)
    ? []
    : ['DATABASE_READ_URLS must list databases such as postgres://user:password@host/name.'];
}
