export const deletedAccountMessage = 'An administrator deleted this account.';

export const emailTakenMessage =
  'Another account has confirmed this email address. Sign in to that one, or use another address.';
