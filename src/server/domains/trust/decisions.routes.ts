import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { hasRole } from '../../../contract/accounts/has-role';
import type { Role } from '../../../contract/accounts/user';
import type { AppOptions } from '../../app-options';
import { staffActor } from '../platform/record-act.sql';
import { NotFoundError } from '../../errors/domain-error';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { addAppeal, decideAppeal } from './appeals';
import { findStatementRole, type StatementCaller } from './find-statement-role';
import { decisionsJson } from './decisions.sql';
import { statementJson } from './statements-of-reasons.sql';

/** Statements of reasons and appeals. */
export async function decisionRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { database } = app;

  const toStatementCaller = (
    caller: { id: string; role: Role | null } | undefined,
  ): StatementCaller | undefined => caller && { id: caller.id, isStaff: hasRole(caller, 'staff') };

  registerEndpoint(app, calls.decisions, async ({ query, ...context }) => {
    const { appealed, person, ...page } = query;
    const filter = { isAppealed: appealed === 'true', person };
    return sendPage(context, await decisionsJson(database, filter, pageRequest(page)));
  });

  registerEndpoint(app, calls.decision, async ({ caller, params: { id }, reply }) => {
    const key = { keys: accessTokenKeys, idOrToken: id, caller: toStatementCaller(caller) };
    const { decisionId, role } = await findStatementRole(database, key);
    const json = await statementJson(database, decisionId, role);
    if (!json) throw new NotFoundError('decision');
    return sendJson(reply, json);
  });

  registerEndpoint(
    app,
    calls.appealDecision,
    async ({ caller, params: { id }, body: { text } }) => {
      await database.transaction(async (tx) => {
        const key = { keys: accessTokenKeys, idOrToken: id, caller: toStatementCaller(caller) };
        const { decisionId, role } = await findStatementRole(tx, key);
        if (role.as === 'staff') throw new NotFoundError('decision');
        const reportId = role.as === 'reporter' ? role.reportId : undefined;
        await addAppeal(tx, { decisionId, reportId }, text);
      });
      return { acknowledged: true };
    },
  );

  registerEndpoint(
    app,
    calls.decideAppeal,
    async (tx, { caller, params: { id }, body: decision, request }) => {
      await decideAppeal(tx, id, {
        decision,
        decidedBy: caller.id,
        actor: staffActor(caller, request),
      });
      return { acknowledged: true };
    },
  );
}
