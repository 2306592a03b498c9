import {
  accessTokenSchema,
  accountSchema,
  saveUserRequestSchema,
  userListSchema,
} from '../../src/contract/user';

const person = { uid: 'uid-1', email: 'a@example.com', displayName: 'Ann', photoURL: '' };

test.each(['Admin', 'buyer', 'seller'] as const)('%s is a role', (role) => {
  expect(accountSchema.parse({ role, verified: true })).toEqual({ role, verified: true });
});

test.each(['admin', 'Buyer', '', 7, null, undefined])('%p is no role', (role) => {
  expect(accountSchema.parse({ role }).role).toBeNull();
});

test('an account that is not there has neither a role nor the badge', () => {
  expect(accountSchema.parse(null)).toEqual({ role: null, verified: false });
});

test('nobody registers as an admin', () => {
  expect(saveUserRequestSchema.safeParse({ ...person, role: 'Admin' }).success).toBe(false);
  expect(saveUserRequestSchema.safeParse({ ...person, role: 'seller' }).success).toBe(true);
  expect(saveUserRequestSchema.safeParse(person).success).toBe(true);
});

test.each([{}, { accessToken: '' }, { accessToken: null }])('%p carries no token', (answer) => {
  expect(accessTokenSchema.safeParse(answer).success).toBe(false);
});

test('a user without an id or an e-mail is left out, one without a photo is not', () => {
  const records = [{ _id: '1', email: 'a@example.com' }, { _id: '2' }, { email: 'c@example.com' }];
  expect(userListSchema.parse(records)).toEqual([
    {
      _id: '1',
      uid: '',
      email: 'a@example.com',
      displayName: '',
      photoURL: '',
      role: null,
      verified: false,
    },
  ]);
});
