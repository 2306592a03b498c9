import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** The Firefox of FIREFOX_PATH, or else the first on the PATH; undefined without one. */
export function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}
