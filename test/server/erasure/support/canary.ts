import type { TestUser } from '../../support/records';
import { identityToken } from '../../support/identity-double';

/** A word that no other test data contains. */
export const canaryWord = 'canarywren';

/** The person of the erasure tests. Each of their texts can be recognized wherever it is left. */
export const canary = {
  uid: `${canaryWord}-uid`,
  email: `${canaryWord}@example.com`,
  displayName: `Ada Canarywren`,
  phone: '01798765432',
};

/** The former name and email address of the person. */
export const formerIdentity = {
  word: 'formerwren',
  email: 'formerwren@example.com',
  displayName: 'Ada Formerwren',
};

/** Texts that must be found nowhere after the erasure. */
export const canaryTexts = [canaryWord, canary.phone, formerIdentity.word];

/** An identity token of a user who has just signed in, which the deletion of an account requires. */
export const recentIdentityToken = ({ uid, email }: Pick<TestUser, 'uid' | 'email'>): string =>
  identityToken({ uid, email, authTime: Math.floor(Date.now() / 1000) });
