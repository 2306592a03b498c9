/** Where the links of the emulator's mails lead. */
export const mailLinkAddress = '/emulator/action';

export const newPasswordAddress = '/sandbox/mail/new-password';
