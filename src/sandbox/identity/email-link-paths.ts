export const emailLinkPath = '/emulator/action';

export const newPasswordPath = '/sandbox/mail/new-password';
