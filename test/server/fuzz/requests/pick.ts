import * as fc from 'fast-check';
import { identityToken } from '../../support/identity-double';
import type { Stranger } from '../process/fixture';
import type { Draft } from '../wire/draft';
import { allowedText } from '../values/texts';

/** One of the texts, or now and then any other. */
export function mostly(texts: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: allowedText },
  );
}

export type DraftArbitrary = fc.Arbitrary<Draft>;

/** A call that anybody of those may make of themselves. */
export function ofOneself<Somebody>(
  users: Somebody[],
  toDraft: (user: Somebody) => Draft,
): DraftArbitrary {
  return fc.constantFrom(...users).map(toDraft);
}

/** What the identity service gives to a person who signs in. */
export function identityOf({ uid, email }: Stranger): string {
  return identityToken({ uid, email });
}
