import { createHmac } from 'node:crypto';
import type { AccessTokenKeys } from './access-token';
import { constantTimeEqual } from './constant-time-equal';

/** Whose statement a token shows: that of the person concerned, or of the reporter with this report. */
export interface StatementReader {
  decisionId: string;
  reportId?: string | undefined;
}

/**
 * Creates the token of the link in an email with which its recipient reads a statement of reasons and objects, even
 * without an account or while suspended. It is valid while its secret is the current or the previous one.
 */
export function createStatementToken(
  { secret, audience }: AccessTokenKeys,
  { decisionId, reportId = '' }: StatementReader,
): string {
  const content = `statement\n${audience}\n${decisionId}\n${reportId}`;
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  return [decisionId, reportId, signature].join('.');
}

/** Returns undefined for a text that is no token, or has an invalid signature. */
export function readStatementToken(
  keys: AccessTokenKeys,
  token: string,
): StatementReader | undefined {
  const [decisionId = '', reportId = ''] = token.split('.');
  const reader = { decisionId, reportId };
  const isValid = [keys.secret, keys.previousSecret].some(
    (secret) =>
      secret && constantTimeEqual(createStatementToken({ ...keys, secret }, reader), token),
  );
  return isValid ? { decisionId, reportId: reportId || undefined } : undefined;
}
