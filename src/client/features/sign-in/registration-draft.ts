/** The name of the draft, which belongs to no account yet. */
export const registrationDraft = 'registration';
