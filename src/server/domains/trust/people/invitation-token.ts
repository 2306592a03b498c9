import { createHash, randomBytes } from 'node:crypto';

/** Returns the secret of a link. It is created when the email is sent, so that no table ever has it. */
export const createInvitationToken = (): string => randomBytes(32).toString('base64url');

export const hashInvitationToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
