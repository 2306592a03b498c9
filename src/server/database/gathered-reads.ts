/** Of one kind; whoever asks meanwhile is part of the next. */
const statementsAtOnce = 4;
const mostInOne = 200;

interface Asked<Key, Result> {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets those who ask for rows of one kind at the same time share statements. Nobody waits who asks
 * alone, and nobody is given what was read before they asked.
 * @param read gives the result for each key, in their order
 */
export function gatherReads<Key, Result>(
  read: (keys: Key[]) => Promise<Result[]>,
): (key: Key) => Promise<Result> {
  const waiting: Asked<Key, Result>[] = [];
  let underWay = 0;

  async function readNext(): Promise<void> {
    const asked = waiting.splice(0, mostInOne);
    underWay += 1;
    try {
      const results = await read(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    underWay -= 1;
    if (waiting.length > 0) void readNext();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay < statementsAtOnce) void readNext();
    });
}
