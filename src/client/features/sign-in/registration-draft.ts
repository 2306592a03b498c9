/** The name of the draft; nobody is signed in yet whom it could belong to. */
export const registrationDraft = 'registration';
