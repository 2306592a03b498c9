/**
 * The name of the registration form's draft. It has no user id, because there is no account yet.
 */
export const registrationDraftKey = 'registration';
