export const mailboxAddress = '/sandbox/mail';
