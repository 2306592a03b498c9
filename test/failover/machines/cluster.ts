import { Client } from 'pg';
import { databaseHosts, ports } from './addresses';

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** Milliseconds. */
const patience = 2_000;

export async function ask(address: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`http://${address}:${ports.patroni}${path}`, {
    signal: AbortSignal.timeout(body ? 30_000 : patience),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function membersSeenBy(address: string): Promise<Member[]> {
  try {
    const { members } = (await (await ask(address, '/cluster')).json()) as { members: Member[] };
    return members;
  } catch {
    return [];
  }
}

export async function members(): Promise<Member[]> {
  const seen = await Promise.all(databaseHosts.map(({ address }) => membersSeenBy(address)));
  return seen.find((each) => each.length > 0) ?? [];
}

/** Who says of themselves that they are the primary, which one of them is. */
export async function findPrimary() {
  const answers = await Promise.all(
    databaseHosts.map(({ address }) =>
      ask(address, '/primary').then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return databaseHosts[answers.indexOf(true)];
}

/** One leads, the two others follow it closely, and what is acknowledged waits for one of them. */
export async function isWhole(): Promise<boolean> {
  const all = await members();
  const leader = all.find(({ role }) => role === 'leader');
  const followers = all.filter(
    ({ role, state, timeline, lag }) =>
      role !== 'leader' &&
      ['running', 'streaming'].includes(state) &&
      timeline === leader?.timeline &&
      typeof lag === 'number' &&
      lag < 2 ** 20,
  );
  return (
    leader?.state === 'running' &&
    followers.length === databaseHosts.length - 1 &&
    followers.some(({ role }) => role === 'sync_standby') &&
    (await findPrimary()) !== undefined
  );
}

/** Asks for another primary. */
export async function switchOver(): Promise<void> {
  const all = await members();
  const leader = all.find(({ role }) => role === 'leader')?.name;
  const candidate = all.find(({ role }) => role === 'sync_standby')?.name;
  const { address } = databaseHosts.find(({ name }) => name === leader)!;
  const answer = await ask(address, '/switchover', { leader, candidate });
  if (!answer.ok) throw new Error(`No switchover: ${await answer.text()}`);
}

export async function onPrimary<Result>(
  work: (client: Client) => Promise<Result>,
  { user, database } = { user: 'secondhand', database: 'secondhand' },
): Promise<Result> {
  const primary = await findPrimary();
  if (!primary) throw new Error('There is no primary.');
  const client = new Client({ host: primary.address, port: ports.postgres, user, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The account and the database of the shop, and how long its account may hold up others. */
export async function createShopDatabase(): Promise<void> {
  await onPrimary(
    async (client) => {
      await client.query('create role secondhand login');
      await client.query(`alter role secondhand set statement_timeout = '10s'`);
      await client.query(`alter role secondhand set idle_in_transaction_session_timeout = '5s'`);
      await client.query('create database secondhand owner secondhand');
    },
    { user: 'postgres', database: 'postgres' },
  );
}
