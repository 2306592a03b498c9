import Sequencer from '@jest/test-sequencer';

/** What takes the longest, in this order: whatever began last would keep all others waiting. */
const longest = [
  'crash/pglite',
  'crash/postgres',
  'on-postgres',
  'races/two-processes',
  'fuzz/fuzz-on-postgres',
  'fuzz/fuzz',
  'search/judged',
].map((name) => `/${name}.test.ts`);

function placeOf({ path }: { path: string }): number {
  const place = longest.findIndex((name) => path.endsWith(name));
  return place === -1 ? longest.length : place;
}

/** Jest itself goes by what its files took before, and in a new checkout by their size. */
export default class LongestFirst extends Sequencer {
  override async sort(...parameters: Parameters<Sequencer['sort']>) {
    const tests = await super.sort(...parameters);
    return tests.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
