import { rm } from 'node:fs/promises';
import { runCrashRounds, crashTimeout } from './crash-rounds';
import { makeScratchFolder } from './support/scratch-folder';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await makeScratchFolder();
});
afterAll(() => rm(dataFolder, { recursive: true }));

test(
  'no acknowledged change in PGlite is lost, duplicated or half-written after the server is killed',
  async () => {
    const failures = await runCrashRounds({ dataFolder });
    expect(failures).toEqual([]);
  },
  crashTimeout,
);
