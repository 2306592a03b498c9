import { openPostgres } from '../../../src/server/database/postgres';
import { createAccessToken } from '../../../src/server/identity/access-token';
import { addChanges } from '../../../src/server/repositories/live-changes';
import { bookProduct } from '../../../src/server/repositories/orders';
import { findUsersOfSessions } from '../../../src/server/repositories/users';
import { accessTokenKeys } from '../../server/support/configuration';
import { signedInAt } from '../../server/support/identity-double';
import { startPostgres } from '../../server/support/start-postgres';
import { startChild } from './child';
import { emailOf, entries, people, productIdOf, uidOf } from './market';

const atOnce = 50;
const seconds = 5;
const products = 60_000;

const person = (number: number) => 101 + (number % (people - 100));
const ofPerson = (number: number) => ({
  uid: uidOf(person(number)),
  email: emailOf(person(number)),
  authTime: signedInAt,
});

/** How often in a second, when 50 are under way at one time. */
async function rateOf(work: (number: number) => Promise<unknown>): Promise<number> {
  let number = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) await work(number++);
    }),
  );
  return Math.round((number / (performance.now() - began)) * 1_000);
}

/** What the calls under load are made of, by itself and without HTTP: none of them can be quicker. */
export async function ceilings(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const market = startChild('postgres', postgres.databaseUrl);
  await market.prepare({ products });
  await market.stop();
  const database = await openPostgres(postgres.databaseUrl);
  const parts: Record<string, (number: number) => Promise<unknown>> = {
    'an access token signed': (number) => createAccessToken(accessTokenKeys, ofPerson(number)),
    'who asks, a statement each': (number) => findUsersOfSessions(database, [ofPerson(number)]),
    'who asks, ten in a statement': (number) =>
      findUsersOfSessions(
        database,
        Array.from({ length: 10 }, (_, index) => ofPerson(10 * number + index)),
      ),
    'one row committed': (number) => addChanges(database, { about: 'order', id: String(number) }),
    'a booking': (number) =>
      database.transaction((tx) =>
        bookProduct(
          tx,
          {
            ...{ productId: productIdOf(entries + number), buyerId: `user-${person(number)}` },
            ...{ phoneNumber: '01712345678', meetingLocation: 'Under the station clock' },
          },
          products,
        ),
      ),
  };
  const rows: object[] = [];
  for (const [part, work] of Object.entries(parts)) {
    rows.push({ part, 'a second': await rateOf(work) });
  }
  await database.close();
  await postgres.stop();
  return rows;
}
