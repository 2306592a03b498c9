import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { startMarketplace, type Marketplace } from '../browser/marketplace';
import { createPhoto } from '../browser/create-photo';
import { BrowserUser } from './browser-user';
import type { Engine } from './window';

/** Opens a marketplace and a browser before the tests of a file, and closes them after. */
export function engineFixture(launch: () => Promise<Engine>) {
  let folder: string;
  let marketplace: Marketplace | undefined;
  let engine: Engine | undefined;

  const dataFolder = () => path.join(folder, 'data');

  before(
    async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'secondhand-engine-'));
      marketplace = await startMarketplace(dataFolder());
      engine = await launch();
    },
    { timeout: 180_000 },
  );

  after(async () => {
    await engine?.close();
    await marketplace?.stop('SIGINT');
    await rm(folder, { recursive: true, force: true });
  });

  return {
    /** Opens a new browser profile, and closes the previous one. */
    createUser: async () => new BrowserUser(await engine!.openProfile(), marketplace!.origin),

    /** Writes a photo to upload, and returns its path. */
    async writePhoto(): Promise<string> {
      const { name, buffer } = await createPhoto('jpeg');
      const file = path.join(folder, name);
      await writeFile(file, buffer);
      return file;
    },

    async killAndRestart() {
      const port = Number(new URL(marketplace!.origin).port);
      await marketplace!.stop('SIGKILL');
      marketplace = await startMarketplace(dataFolder(), port);
    },
  };
}
