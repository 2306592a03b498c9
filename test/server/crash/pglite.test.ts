import { rm } from 'node:fs/promises';
import { runCrashRounds, crashTimeout } from './crash-rounds';
import { makeScratchFolder } from './support/scratch-folder';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await makeScratchFolder();
});
afterAll(() => rm(dataFolder, { recursive: true }));

test(
  'PGlite loses, duplicates or half-writes no acknowledged change after SIGKILL',
  async () => expect(await runCrashRounds({ dataFolder })).toEqual([]),
  crashTimeout,
);
