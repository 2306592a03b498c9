import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPage } from '../contract/page-files';
import { build, type BuildName } from './build';
import { builtFolder, bundleFolder, clientFolder, rootFolder } from './built-folders';

interface Product {
  name: BuildName;
  /** Paths from the root of the repository. */
  sources: string[];
  result: string;
}

const common = ['webpack.config.ts', 'src/build', 'tsconfig.json', 'package-lock.json'];
const products: Product[] = [
  {
    name: 'client',
    sources: [...common, 'src/client', 'src/statecharts', 'src/contract', 'public'],
    result: path.join(clientFolder, shellPage),
  },
  {
    name: 'sandbox',
    sources: [...common, 'src/sandbox/browser', 'src/sandbox/stripe/luhn.ts'],
    result: path.join(bundleFolder, 'sandbox.js'),
  },
];

/** Builds the client and the emulators' bundle, unless the sources are unchanged. */
export async function buildWhenStale(): Promise<void> {
  for (const product of products) {
    const stamp = path.join(builtFolder, `${product.name}.built-from`);
    const digest = await hashSources(product.sources);
    const isFresh = (await exists(product.result)) && (await readText(stamp)) === digest;
    if (isFresh) continue;
    console.log(`Building the ${product.name} …`);
    await build(product.name);
    await mkdir(builtFolder, { recursive: true });
    await writeFile(stamp, digest);
  }
}

/** By content: a checkout or a copy changes the times of unchanged files. */
async function hashSources(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(path.join(rootFolder, source))) {
      hash.update(`${path.relative(rootFolder, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
