/** Of one kind, where they are slow. */
const statementsAtOnce = 4;
/** Milliseconds after which nobody waits any longer for what is under way. */
const slow = 20;
const mostInOne = 200;

interface Asked<Key, Result> {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets those who ask for rows of one kind at the same time share statements: one after another, as
 * most of what a statement costs a database is to plan it. Nobody waits who asks alone, and nobody
 * is given what was read before they asked.
 * @param read gives the result for each key, in their order
 */
export function gatherReads<Key, Result>(
  read: (keys: Key[]) => Promise<Result[]>,
): (key: Key) => Promise<Result> {
  const waiting: Asked<Key, Result>[] = [];
  let underWay = 0;
  let begunAt = -Infinity;

  async function readNext(): Promise<void> {
    const asked = waiting.splice(0, mostInOne);
    underWay += 1;
    begunAt = performance.now();
    try {
      const results = await read(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    underWay -= 1;
    if (waiting.length > 0) void readNext();
  }

  const mayBegin = () =>
    underWay === 0 || (underWay < statementsAtOnce && performance.now() - begunAt > slow);

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (mayBegin()) void readNext();
    });
}
