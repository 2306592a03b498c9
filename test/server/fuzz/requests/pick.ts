import * as fc from 'fast-check';
import { identityToken } from '../../support/identity-double';
import type { IdentityUser } from '../process/fixture';
import type { RequestTemplate } from '../wire/request-template';
import { allowedText } from '../values/texts';

/** One of the texts, and occasionally an arbitrary one. */
export function mostlyOneOf(texts: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: allowedText },
  );
}

export type RequestArbitrary = fc.Arbitrary<RequestTemplate>;

/** A call that each of these users makes for themselves. */
export function ownCall<User>(
  users: User[],
  toRequest: (user: User) => RequestTemplate,
): RequestArbitrary {
  return fc.constantFrom(...users).map(toRequest);
}

/** The token that the identity service issues to a user. */
export function identityTokenOf({ uid, email }: IdentityUser): string {
  return identityToken({ uid, email });
}
