import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const rootFolder = path.resolve(__dirname, '../..');
const builtFolder = path.join(rootFolder, 'dist');

const commonSources = ['webpack.config.ts', 'src/build', 'tsconfig.json', 'package-lock.json'];
/** Paths relative to the root of the repository. */
const sources = {
  client: [...commonSources, 'src/client', 'src/statecharts', 'src/contract', 'public'],
  sandbox: [
    ...commonSources,
    ...['src/sandbox/browser', 'src/sandbox/stripe/luhn.ts'],
    ...['src/contract/payments/money.ts', 'src/contract/payments/currencies.ts'],
  ],
};

/** A bundle of which each build records the hash of its sources. */
export type HashedBundle = keyof typeof sources;

export const isHashedBundle = (name: string): name is HashedBundle => name in sources;

const hashFile = (bundle: HashedBundle) => path.join(builtFolder, `${bundle}.built-from`);

/** Hashes contents, not modification times: a checkout changes the times of unchanged files. */
export async function hashSources(bundle: HashedBundle): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources[bundle]) {
    for (const file of await listFiles(path.join(rootFolder, source))) {
      hash.update(`${path.relative(rootFolder, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Records the hash of the sources that the last build read. */
export async function writeSourceHash(bundle: HashedBundle, hash: string): Promise<void> {
  await mkdir(builtFolder, { recursive: true });
  await writeFile(hashFile(bundle), hash);
}

/** @returns the recorded hash; undefined before the first build */
export function readSourceHash(bundle: HashedBundle): Promise<string | undefined> {
  return readFile(hashFile(bundle), 'utf8').catch(() => undefined);
}

async function listFiles(location: string): Promise<string[]> {
  const stats = await stat(location).catch(() => undefined);
  if (!stats) return [];
  if (!stats.isDirectory()) return [location];
  const entries = await readdir(location, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
