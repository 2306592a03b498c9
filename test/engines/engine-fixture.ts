import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { startMarketplace, type Marketplace } from '../browser/marketplace';
import { photograph } from '../browser/photograph';
import { Person } from './person';
import type { Engine } from './window';

/** A marketplace and a browser for all tests of a file, which it opens before and closes after. */
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
    /** Somebody with a browser profile of their own; whoever was there before has left. */
    newPerson: async () => new Person(await engine!.newPerson(), marketplace!.origin),

    /** Writes a photo for somebody to choose, and says where. */
    async photographFile(): Promise<string> {
      const { name, buffer } = await photograph('jpeg');
      const file = path.join(folder, name);
      await writeFile(file, buffer);
      return file;
    },

    async killAndStartAgain() {
      const port = Number(new URL(marketplace!.origin).port);
      await marketplace!.stop('SIGKILL');
      marketplace = await startMarketplace(dataFolder(), port);
    },
  };
}
