import * as fc from 'fast-check';
import { stranger, type BurstFixture, type Fixture, type Fixtures } from '../process/fixture';
import { render } from '../wire/draft';
import type { RawRequest } from '../wire/raw-request';
import { goodCalls } from './any-request';

const atOnce = 8;

/** Good requests of one or two kinds about the same few people and products, to be sent at once. */
export function burst({ fixture, burstFixtures }: Fixtures): fc.Arbitrary<RawRequest[]> {
  const kinds = fc.tuple(fc.nat(999), fc.nat(999));
  return fc.tuple(fc.nat(burstFixtures.length - 1), kinds).chain(([number, [one, other]]) => {
    const calls = goodCalls(fixtureOf(burstFixtures[number]!, number, fixture));
    const call = fc.oneof(calls[one % calls.length]!, calls[other % calls.length]!);
    return fc.array(
      call.map((request) => render(request, `10.0.0.${number}`)),
      { minLength: 2, maxLength: atOnce, size: 'max' },
    );
  });
}

function fixtureOf(
  { buyers, seller, products, orders }: BurstFixture,
  number: number,
  fixture: Fixture,
): Fixture {
  return {
    ...fixture,
    ...{ buyers, sellers: [seller], products, orders },
    admins: fixture.admins.slice(0, 1),
    undecided: [],
    doomed: [...buyers, seller],
    strangers: [`${number}-a`, `${number}-b`].map((uid) => stranger(uid, `burst-${number}`)),
  };
}
