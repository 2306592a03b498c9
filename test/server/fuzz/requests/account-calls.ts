import * as fc from 'fast-check';
import type { Stranger, Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { draft } from '../wire/draft';
import { identityOf, ofOneself, type DraftArbitrary } from './pick';

/** Sign-in and account management. */
export function accountCalls(fixture: Fixture): DraftArbitrary[] {
  const { buyers, sellers, admins, undecided, doomed, strangers } = fixture;
  const everybody = [...buyers, ...sellers, ...admins, ...undecided];
  const admin = fc.constantFrom(...admins);
  const anybody = fc.constantFrom(...everybody, ...doomed);

  return [
    ofOneself(everybody, ({ email, token }) => draft('GET /api/user/{email}', [email], { token })),
    ofOneself([...everybody, ...strangers], (user) =>
      draft('GET /api/user/{email}', [user.email], { token: identityOf(user) }),
    ),
    fc
      .record({ admin, anybody })
      .map(({ admin: { token }, anybody: { email } }) =>
        draft('GET /api/user/{email}', [email], { token }),
      ),
    savedUsers([...everybody, ...strangers]),
    ofOneself(everybody, (user) =>
      draft('GET /api/jwt', [], { token: identityOf(user), query: { email: user.email } }),
    ),
    ofOneself(doomed, ({ token }) => draft('DELETE /api/session', [], { token })),
    fc
      .record({
        admin,
        text: fc.string({ unit: 'binary', maxLength: 250 }),
        verified: fc.boolean(),
      })
      .map(({ admin: { token }, text, verified }) =>
        draft('GET /api/all-buyer', [], { token, query: { text, verified: String(verified) } }),
      ),
    admin.map(({ token }) => draft('GET /api/all-seller', [], { token })),
    fc
      .record({ admin, anybody })
      .map(({ admin: { token }, anybody: { id } }) =>
        draft('PUT /api/user/verified/{id}', [id], { token }),
      ),
    fc
      .record({ admin, victim: fc.constantFrom(...doomed) })
      .map(({ admin: { token }, victim: { id } }) =>
        draft('DELETE /api/user/{id}', [id], { token }),
      ),
  ];
}

function savedUsers(users: Stranger[]): DraftArbitrary {
  return fc
    .record({
      user: fc.constantFrom(...users),
      displayName: fc.option(allowedText),
      photoURL: fc.option(allowedText),
      role: fc.option(fc.constantFrom('buyer', 'seller', 'Admin'), { nil: undefined }),
    })
    .map(({ user, displayName, photoURL, role }) =>
      draft('POST /api/user', [], {
        token: identityOf(user),
        members: { uid: user.uid, email: user.email, displayName, photoURL, role },
      }),
    );
}
