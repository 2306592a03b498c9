import type { Credentials } from '../../services/identity/identity-types';
import type { Registration } from './sign-in.machine';

type Prompts = Record<string, string>;

const credentialPrompts = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
};

const registrationPrompts = {
  displayName: 'Enter your full name.',
  email: credentialPrompts.email,
  password: 'Choose a password of at least 6 characters.',
};

/**
 * Returns the prompts of the empty fields; none if both the email and the password are filled in.
 */
function findMissingFields(values: Partial<Registration>, prompts: Prompts): Prompts {
  if (values.email?.trim() && values.password) return {};
  const isEmpty = (field: string) => !values[field as keyof Registration]?.trim();
  return Object.fromEntries(Object.entries(prompts).filter(([field]) => isEmpty(field)));
}

export const findMissingCredentials = (values: Partial<Credentials>) =>
  findMissingFields(values, credentialPrompts);

export const findMissingRegistrationFields = (values: Partial<Registration>) =>
  findMissingFields(values, registrationPrompts);
