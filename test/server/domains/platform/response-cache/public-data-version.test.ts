import { PublicDataVersion } from '../../../../../src/server/domains/platform/response-cache/public-data-version';
import {
  addLiveChanges,
  addPublicChange,
} from '../../../../../src/server/domains/platform/live-changes.sql';
import type { Database } from '../../../../../src/server/database/database';
import { openTestDatabase } from '../../../support/test-database';

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

test('a change by another process shows once the version has reached its maximum age', async () => {
  const version = new PublicDataVersion(database, 500);
  const first = await version.recent();
  await addPublicChange(database);
  time = 499;
  expect(await version.recent()).toBe(first);
  time = 500;
  expect(await version.recent()).not.toBe(first);
});

test('`latest`, and `recent` after a write of this process, return the new version at once', async () => {
  const version = new PublicDataVersion(database, 500);
  const first = await version.recent();
  await addPublicChange(database);
  const second = await version.latest();
  expect(second).not.toBe(first);
  await addPublicChange(database);
  version.invalidate();
  expect(await version.recent()).not.toBe(second);
});

test('a version read that started before a write is not reused after the write', async () => {
  const version = new PublicDataVersion(database, 500);
  const versionRead = version.latest();
  version.invalidate();
  await versionRead;
  const before = await version.recent();
  await addPublicChange(database);
  version.invalidate();
  expect(await version.recent()).not.toBe(before);
});

test('a change that only the parties of an order may see leaves the version as it was', async () => {
  const version = new PublicDataVersion(database, 0);
  const first = await version.recent();
  await addLiveChanges(database, { about: 'order', id: 'order-1', recipientIds: ['user-1'] });
  expect(await version.recent()).toBe(first);
  await addLiveChanges(database, { about: 'product', id: 'product-1' });
  expect(await version.recent()).not.toBe(first);
});
