import * as z from 'zod/mini';
import type { Identity } from './identity';

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  name: z.catch(z.string(), ''),
  picture: z.catch(z.string(), ''),
});

/** Reads who an identity token's claims speak of; throws when it is nobody with an email. */
export function readClaims(claims: unknown): Identity {
  const { sub, email, name, picture } = claimsSchema.parse(claims);
  return { uid: sub, email, displayName: name, photoURL: picture };
}
