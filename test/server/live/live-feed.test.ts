import { LiveFeed } from '../../../src/server/live/live-feed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('who listens hears again within two seconds, however long the database was away', async () => {
  const looks = jest.fn(() => Promise.reject(new Error('away')));
  const database = { query: looks, runScript: looks, transaction: looks, close: looks };
  const feed = new LiveFeed(database, () => undefined);
  const ignore = () => undefined;
  feed.listen({
    ...{ userId: '1', isAdmin: false, after: undefined },
    ...{ hear: ignore, markPlace: ignore, reset: ignore, end: ignore },
  });
  await jest.advanceTimersByTimeAsync(60_000);
  looks.mockClear();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(looks).toHaveBeenCalled();
  await feed.close();
});
