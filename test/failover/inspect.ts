import { checkMarketplace } from '../server/crash/check-marketplace';
import { deliver, dueEvents } from '../server/crash/payer';
import { rowsStatement, type Rows } from '../server/crash/support/rows';
import { onPrimary } from './machines/cluster';
import type { Crowd } from './people/crowd';
import { until } from './until';

/** While nobody writes: what is stored agrees with what was acknowledged, and open pages show it. */
export async function inspect(crowd: Crowd): Promise<void> {
  const { marketplace } = crowd;
  checkMarketplace(marketplace, await readRows());
  let wrong: string[] = [];
  await until('every open page to be right', async () => {
    wrong = await crowd.wrongPages();
    return wrong.length === 0;
  }).catch(() => marketplace.journal.complaints.push(`wrong to the end: ${wrong.join()}`));
}

/** Again, should the primary be another one just then. */
async function readRows(): Promise<Rows> {
  const { text, values } = rowsStatement.render();
  let rows: Rows | undefined;
  let reason: unknown;
  await until('what is stored', async () => {
    rows = await onPrimary(
      async (client) => (await client.query<{ rows: Rows }>(text, values)).rows[0]?.rows,
    ).catch((error: unknown) => void (reason = error));
    return rows !== undefined;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)} ${String(reason)}`);
  });
  return rows!;
}

/** One event of a payment leads to another: authorised, charged, given back. */
const longestWay = 4;

/** At the end: payments come to theirs, and whoever signed up is there. */
export async function inspectTheEnd(crowd: Crowd): Promise<void> {
  const { marketplace } = crowd;
  const { complaints } = marketplace.journal;
  const conversation = crowd.conversation(0);
  for (let pass = 1; pass <= longestWay; pass += 1) {
    for (const event of dueEvents(marketplace)) await deliver({ conversation }, event);
  }
  const left = dueEvents(marketplace).length;
  if (left > 0) complaints.push(`${left} events of payments are not taken`);
  await inspect(crowd);
  await crowd.checkNewcomers();
}
