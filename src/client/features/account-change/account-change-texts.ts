/** What a user with a password can change after a reauthentication. */
export type AccountChangeKind = 'email' | 'password';

export const accountChangeTexts: Record<
  AccountChangeKind,
  { title: string; explanation: string; submit: string }
> = {
  email: {
    title: 'Change email address',
    explanation:
      "We'll send a link to your new address. Open it to make the change, then sign in again with the new address.",
    submit: 'Send link',
  },
  password: {
    title: 'Change password',
    explanation: 'Your other devices are signed out within an hour.',
    submit: 'Save password',
  },
};
