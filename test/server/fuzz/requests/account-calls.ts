import * as fc from 'fast-check';
import type { IdentityUser, Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { identityTokenOf, ownCall, type RequestArbitrary } from './pick';

/** Sign-in and account management. */
export function accountCalls(fixture: Fixture): RequestArbitrary[] {
  const { buyers, sellers, admins, withoutRole, deletable, unregistered } = fixture;
  const allUsers = [...buyers, ...sellers, ...admins, ...withoutRole];
  const admin = fc.constantFrom(...admins);
  const anyUser = fc.constantFrom(...allUsers, ...deletable);

  return [
    ownCall(allUsers, ({ email, token }) =>
      createRequest('GET /api/user/{email}', [email], { token }),
    ),
    ownCall([...allUsers, ...unregistered], (user) =>
      createRequest('GET /api/user/{email}', [user.email], { token: identityTokenOf(user) }),
    ),
    fc
      .record({ admin, anyUser })
      .map(({ admin: { token }, anyUser: { email } }) =>
        createRequest('GET /api/user/{email}', [email], { token }),
      ),
    savedUsers([...allUsers, ...unregistered]),
    ownCall(allUsers, (user) =>
      createRequest('GET /api/jwt', [], {
        token: identityTokenOf(user),
        query: { email: user.email },
      }),
    ),
    ownCall(deletable, ({ token }) => createRequest('DELETE /api/session', [], { token })),
    fc
      .record({
        admin,
        text: fc.string({ unit: 'binary', maxLength: 250 }),
        verified: fc.boolean(),
      })
      .map(({ admin: { token }, text, verified }) =>
        createRequest('GET /api/all-buyer', [], {
          token,
          query: { text, verified: String(verified) },
        }),
      ),
    admin.map(({ token }) => createRequest('GET /api/all-seller', [], { token })),
    fc
      .record({ admin, anyUser })
      .map(({ admin: { token }, anyUser: { id } }) =>
        createRequest('PUT /api/user/verified/{id}', [id], { token }),
      ),
    fc
      .record({ admin, victim: fc.constantFrom(...deletable) })
      .map(({ admin: { token }, victim: { id } }) =>
        createRequest('DELETE /api/user/{id}', [id], { token }),
      ),
  ];
}

function savedUsers(users: IdentityUser[]): RequestArbitrary {
  return fc
    .record({
      user: fc.constantFrom(...users),
      displayName: fc.option(allowedText),
      photoURL: fc.option(allowedText),
      role: fc.option(fc.constantFrom('buyer', 'seller', 'Admin'), { nil: undefined }),
      removePhoto: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map(({ user, displayName, photoURL, role, removePhoto }) =>
      createRequest('POST /api/user', [], {
        token: identityTokenOf(user),
        members: { uid: user.uid, email: user.email, displayName, photoURL, role, removePhoto },
      }),
    );
}
