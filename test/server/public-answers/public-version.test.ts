import { PublicVersion } from '../../../src/server/public-answers/public-version';
import { addChanges, addPublicChange } from '../../../src/server/repositories/live-changes';
import type { Database } from '../../../src/server/database/database';
import { openTestDatabase } from '../support/test-database';

let database: Database;
let time: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());

test('a change of another process is known once the version is as old as it may be', async () => {
  const version = new PublicVersion(database, 500);
  const first = await version.recent();
  await addPublicChange(database);
  time = 499;
  expect(await version.recent()).toBe(first);
  time = 500;
  expect(await version.recent()).not.toBe(first);
});

test('who asks for the latest, or after a change of this process, need not wait', async () => {
  const version = new PublicVersion(database, 500);
  const first = await version.recent();
  await addPublicChange(database);
  const second = await version.latest();
  expect(second).not.toBe(first);
  await addPublicChange(database);
  version.outdate();
  expect(await version.recent()).not.toBe(second);
});

test('a look that began before a change does not stand for what is known after it', async () => {
  const version = new PublicVersion(database, 500);
  const looking = version.latest();
  version.outdate();
  await looking;
  const before = await version.recent();
  await addPublicChange(database);
  version.outdate();
  expect(await version.recent()).not.toBe(before);
});

test('what only the sides of an order hear of changes nothing for visitors', async () => {
  const version = new PublicVersion(database, 0);
  const first = await version.recent();
  await addChanges(database, { about: 'order', id: 'order-1', recipientIds: ['user-1'] });
  expect(await version.recent()).toBe(first);
  await addChanges(database, { about: 'product', id: 'product-1' });
  expect(await version.recent()).not.toBe(first);
});
