import { LiveFeed } from '../../../../src/server/domains/platform/live-feed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the feed retries within two seconds, however long the database is unavailable', async () => {
  const query = jest.fn(() => Promise.reject(new Error('away')));
  const database = { query, runScript: query, transaction: query, close: query };
  const feed = new LiveFeed(database, () => undefined);
  const ignore = () => undefined;
  feed.subscribe({
    userId: '1',
    isStaff: false,
    after: undefined,
    onChanges: ignore,
    onPosition: ignore,
    onReset: ignore,
    onClose: ignore,
  });
  await jest.advanceTimersByTimeAsync(60_000);
  query.mockClear();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(query).toHaveBeenCalled();
  await feed.close();
});
