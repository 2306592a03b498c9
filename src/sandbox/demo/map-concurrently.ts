import { availableParallelism } from 'node:os';

/** Maps a list with as many pieces of work under way as the machine has processors, in order. */
export async function mapConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<[string, string]>,
): Promise<[string, string][]> {
  const results: [string, string][] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
