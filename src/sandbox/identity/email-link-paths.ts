/** The path of the links in emails of the emulator. */
export const emailLinkPath = '/emulator/action';

export const newPasswordPath = '/sandbox/mail/new-password';
