import type { Queryable } from '../../database/database';
import { NotFoundError } from '../../errors/domain-error';
import type { AccessTokenKeys } from '../access/access-token';
import { findDecisionPerson } from './decisions.sql';
import { findReportOfReporter } from './reports.sql';
import type { StatementRole } from './statements-of-reasons.sql';
import { readStatementToken } from '../access/statement-token';

export interface StatementCaller {
  id: string;
  isStaff: boolean;
}

interface StatementKey {
  keys: AccessTokenKeys;
  /** The decision's id, or the token of an email. */
  idOrToken: string;
  /** Undefined for a visitor, who needs a token. */
  caller: StatementCaller | undefined;
}

/**
 * Returns the role in which the caller reads a statement of reasons: as the person concerned, as a reporter or as
 * staff.
 * @throws NotFoundError for others, as if the decision did not exist
 */
export async function findStatementRole(
  database: Queryable,
  { keys, idOrToken, caller }: StatementKey,
): Promise<{ decisionId: string; role: StatementRole }> {
  const reader = readStatementToken(keys, idOrToken);
  if (reader) {
    const { decisionId, reportId } = reader;
    return {
      decisionId,
      role: reportId === undefined ? { as: 'person' } : { as: 'reporter', reportId },
    };
  }
  const role = caller && (await findRoleOfCaller(database, idOrToken, caller));
  if (!role) throw new NotFoundError('decision');
  return { decisionId: idOrToken, role };
}

async function findRoleOfCaller(
  database: Queryable,
  decisionId: string,
  { id, isStaff }: StatementCaller,
): Promise<StatementRole | undefined> {
  if ((await findDecisionPerson(database, decisionId)) === id) return { as: 'person' };
  if (isStaff) return { as: 'staff', userId: id };
  const reportId = await findReportOfReporter(database, { decisionId, reporterId: id });
  return reportId === undefined ? undefined : { as: 'reporter', reportId };
}
