/** What a user with a password can change after a reauthentication. */
export type AccountChangeKind = 'email' | 'password';

export const accountChangeTexts: Record<
  AccountChangeKind,
  { title: string; explanation: string; submit: string }
> = {
  email: {
    title: 'Change email address',
    explanation:
      'We send a link to the new address. Your address changes when you open it; then sign in again with the new address.',
    submit: 'Send link',
  },
  password: {
    title: 'Change password',
    explanation: 'Your other devices are signed out within an hour.',
    submit: 'Save password',
  },
};
