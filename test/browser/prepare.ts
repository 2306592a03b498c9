import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfSourcesChanged } from '../../src/sandbox/build-if-sources-changed';
import { findBrowser } from './chromium';
import { startMarketplace } from './marketplace';

const folderVariable = 'SECONDHAND_SEEDED_FOLDER';

/** The folder with the demo data, which is copied for each marketplace. */
export function seededFolder(): string {
  return process.env[folderVariable]!;
}

async function seed(folder: string): Promise<void> {
  await buildIfSourcesChanged();
  const marketplace = await startMarketplace(folder);
  await marketplace.stop('SIGINT');
}

/** Global setup, so that the workers do not all do the same work at the same time. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-seeded-'));
  await Promise.all([findBrowser(), seed(folder)]);
  // The worker processes inherit the variable.
  process.env[folderVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
