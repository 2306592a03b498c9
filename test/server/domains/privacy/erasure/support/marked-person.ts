import type { TestUser } from '../../../../support/records';
import { identityToken } from '../../../../support/identity-double';

/**
 * The person whom the tests erase. Each text about them contains a marker: a word or number that no other test data
 * contains. A search for the markers in all columns then finds what an erasure has left.
 */

export const markerWord = 'markerwren';

export const markedPerson = {
  uid: `${markerWord}-uid`,
  email: `${markerWord}@example.com`,
  displayName: `Ada Markerwren`,
  phone: '01798765432',
};

/** The former name and email address of the person. */
export const formerIdentity = {
  word: 'formerwren',
  email: 'formerwren@example.com',
  displayName: 'Ada Formerwren',
};

/** The markers, which must be found nowhere after the erasure. */
export const markerTexts = [markerWord, markedPerson.phone, formerIdentity.word];

/** An identity token of a user who has just signed in, which the deletion of an account requires. */
export const recentIdentityToken = ({ uid, email }: Pick<TestUser, 'uid' | 'email'>): string =>
  identityToken({ uid, email, authTime: Math.floor(Date.now() / 1000) });
