import { rm } from 'node:fs/promises';
import { crashAgainAndAgain, crashTimeout } from './crash-rounds';
import { makeScratchFolder } from './support/scratch-folder';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await makeScratchFolder();
});
afterAll(() => rm(dataFolder, { recursive: true }));

test(
  'on PGlite, what was acknowledged is there once after SIGKILL, and nothing by halves',
  async () => expect(await crashAgainAndAgain({ dataFolder })).toEqual([]),
  crashTimeout,
);
