import { shareFlights } from '../../../src/server/pictures/share-flights';

test('what many ask for at once is made once', async () => {
  const inFlight = shareFlights<number>();
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all([inFlight('a', make), inFlight('a', make)])).toEqual([1, 1]);
  expect(await inFlight('b', make)).toBe(2);
});

test('after a failure it is tried again', async () => {
  const inFlight = shareFlights<string>();
  const failing = () => Promise.reject(new Error('The disk is full.'));
  const both = [inFlight('a', failing), inFlight('a', failing)];
  for (const failed of both) await expect(failed).rejects.toThrow('full');
  expect(await inFlight('a', async () => 'made')).toBe('made');
});
