import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from '../../src/sandbox/build-when-stale';
import { findBrowser } from './chromium';
import { startMarketplace } from './marketplace';

const variable = 'SECONDHAND_SEEDED_FOLDER';

/** A marketplace's data folder with nothing but the demo data, to be copied. */
export function seededFolder(): string {
  return process.env[variable]!;
}

async function seed(folder: string): Promise<void> {
  await buildWhenStale();
  const marketplace = await startMarketplace(folder);
  await marketplace.stop('SIGINT');
}

/** What every worker would else do for itself, and all of them at the same time. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-seeded-'));
  await Promise.all([findBrowser(), seed(folder)]);
  // The workers' processes inherit it.
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
