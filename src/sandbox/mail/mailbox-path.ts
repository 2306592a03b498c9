export const mailboxPath = '/sandbox/mail';
