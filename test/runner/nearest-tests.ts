/** What a test is expected to take that has not run yet, in seconds. */
const usualSeconds = 4;

/** A path's folders below `src` or `test`, which mirrors it, and the first word of its name. */
function placeOf(file: string): string[] {
  const [, ...parts] = file.split('/');
  return parts.map((part) => part.split('.')[0]!);
}

/** How many steps two places have in common, from the top. */
function nearness(one: string[], other: string[]): number {
  const apart = one.findIndex((step, index) => step !== other[index]);
  return apart < 0 ? one.length : apart;
}

/**
 * Of the tests that changed files can break, those that are nearest to one of them, as many as fit
 * into the time: itself, its own test, those of its folder, and so on; of equal ones the quickest.
 *
 * @param tests paths from the repository's root, as are the changed files.
 * @param seconds how long each test took; those that are not in it have not run yet.
 * @param time in seconds, one test after the other.
 */
export function nearestTests(
  tests: readonly string[],
  changed: readonly string[],
  seconds: Readonly<Record<string, number>>,
  time: number,
): string[] {
  const places = changed.map(placeOf);
  const ranked = tests
    .map((test) => ({
      test,
      near: Math.max(...places.map((place) => nearness(placeOf(test), place))),
      takes: seconds[test] ?? usualSeconds,
    }))
    .sort((one, other) => other.near - one.near || one.takes - other.takes);
  let left = time;
  return ranked
    .filter(({ takes }, index) => {
      left -= takes;
      return index === 0 || left >= 0;
    })
    .map(({ test }) => test);
}
