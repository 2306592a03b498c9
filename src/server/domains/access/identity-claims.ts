import * as z from 'zod/mini';
import { passwordProvider, type Identity } from './identity';

/** A time in seconds since the epoch. The upper limit rejects milliseconds. */
const epochSeconds = z.number().check(z.gte(0), z.lt(1e10));

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  email_verified: z.catch(z.boolean(), false),
  name: z.catch(z.string(), ''),
  picture: z.catch(z.string(), ''),
  auth_time: epochSeconds,
  firebase: z.catch(z.object({ sign_in_provider: z.string().check(z.maxLength(128)) }), {
    sign_in_provider: passwordProvider,
  }),
});

/**
 * Parses the claims of an identity token.
 * @throws if required claims, such as the email, are missing
 */
export function parseClaims(claims: unknown): Identity {
  const { sub, email, name, picture, ...rest } = claimsSchema.parse(claims);
  return {
    uid: sub,
    email,
    emailVerified: rest.email_verified,
    displayName: name,
    photoURL: picture,
    provider: rest.firebase.sign_in_provider,
    authTime: rest.auth_time,
  };
}
