import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPage } from '../contract/website/page-files';
import { build, type BuildName } from './build';
import { builtFolder, bundleFolder, clientFolder, rootFolder } from './built-folders';

interface BuildTarget {
  name: BuildName;
  /** Paths relative to the root of the repository. */
  sources: string[];
  output: string;
}

const commonSources = ['webpack.config.ts', 'src/build', 'tsconfig.json', 'package-lock.json'];
const buildTargets: BuildTarget[] = [
  {
    name: 'client',
    sources: [...commonSources, 'src/client', 'src/statecharts', 'src/contract', 'public'],
    output: path.join(clientFolder, shellPage),
  },
  {
    name: 'sandbox',
    sources: [...commonSources, 'src/sandbox/browser', 'src/sandbox/stripe/luhn.ts'],
    output: path.join(bundleFolder, 'sandbox.js'),
  },
];

/** Builds the client and the browser part of the emulators if their sources have changed since the last build. */
export async function buildIfSourcesChanged(): Promise<void> {
  for (const buildTarget of buildTargets) {
    const hashFile = path.join(builtFolder, `${buildTarget.name}.built-from`);
    const hash = await hashSources(buildTarget.sources);
    const isUpToDate = (await exists(buildTarget.output)) && (await readText(hashFile)) === hash;
    if (isUpToDate) continue;
    console.log(`Building the ${buildTarget.name} …`);
    await build(buildTarget.name);
    await mkdir(builtFolder, { recursive: true });
    await writeFile(hashFile, hash);
  }
}

/** Hashes contents, not modification times: a checkout changes the times of unchanged files. */
async function hashSources(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(path.join(rootFolder, source))) {
      hash.update(`${path.relative(rootFolder, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
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

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
