import type { TestUser } from '../../support/records';
import { identityToken } from '../../support/identity-double';

/** A word that no other test data contains. */
export const canaryWord = 'canarywren';

export const canary = {
  uid: `${canaryWord}-uid`,
  email: `${canaryWord}@example.com`,
  displayName: `Ada Canarywren`,
  phone: '01798765432',
};

/** What the person was called before. */
export const formerCanary = {
  word: 'formerwren',
  email: 'formerwren@example.com',
  displayName: 'Ada Formerwren',
};

/** What must not be found anywhere after the erasure. */
export const canaryTexts = [canaryWord, canary.phone, formerCanary.word];

/** The identity token of a sign-in that happened now. */
export const recentToken = ({ uid, email }: Pick<TestUser, 'uid' | 'email'>): string =>
  identityToken({ uid, email, authTime: Math.floor(Date.now() / 1000) });
