import type { FastifyRequest } from 'fastify';
import { objectionHint, statementHint, suspendedMessage } from './account-messages';
import type { Queryable } from '../../database/database';
import type { AccessTokenKeys } from './access-token';
import { createStatementToken } from './statement-token';
import { type UserRecord, findSuspendingDecision } from './users.sql';
import { findTimeReader } from '../platform/time-reader.sql';
import type { ShopSettingsReader } from '../platform/shop-settings-reader';
import { DetailedHttpError, HttpError } from '../../http/http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route admits suspended users. */
    admitsSuspended?: boolean;
  }
}

export const admitsSuspended = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.admitsSuspended ?? false;

interface SuspensionOptions {
  database: Queryable;
  accessTokenKeys: AccessTokenKeys;
  shopSettings: Pick<ShopSettingsReader, 'read'>;
}

const rightsHint =
  'Sign in again to finish your open orders, download your data or delete your account.';

/** Returns the error for a suspended user. Its message says whether the user has to sign in again. */
export async function suspendedError(
  { database, accessTokenKeys, shopSettings }: SuspensionOptions,
  user: UserRecord & { sessionEnded: boolean },
): Promise<HttpError> {
  const { contactAddress } = await shopSettings.read();
  const suspension = { ...user, ...(await findTimeReader(database, user.id)) };
  const contactHint = objectionHint(contactAddress);
  if (user.sessionEnded) {
    return new HttpError(403, `${suspendedMessage(suspension, contactHint)} ${rightsHint}`);
  }
  const decisionId = await findSuspendingDecision(database, user.id);
  if (decisionId === undefined) {
    return new DetailedHttpError(403, suspendedMessage(suspension, contactHint), {
      suspended: true,
    });
  }
  return new DetailedHttpError(403, suspendedMessage(suspension, statementHint), {
    suspended: true,
    // Not the id, which needs an access token: a suspended user may not have one yet.
    statementToken: createStatementToken(accessTokenKeys, { decisionId }),
  });
}
