import type { FastifyInstance } from 'fastify';
import { overviewRange } from '../../../contract/console/staff-limits';
import { calls } from '../../../contract/calls/calls';
import type { ListedPerson } from '../../../contract/console/person';
import { setModerator } from '../trust/people/set-moderator';
import { signOutUser } from '../trust/people/sign-out-user';
import { giveVerification, withdrawVerification } from '../trust/people/verification';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { liftSuspensionOfPerson } from '../trust/lift-suspension-of-person';
import { suspendPerson } from '../trust/suspend-person';
import { NotFoundError } from '../../errors/domain-error';
import { sendListExport } from '../platform/export-list';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { readOverview } from './overview.sql';
import { addStaffNote, listStaffNotes } from './staff-notes.sql';
import { peopleJson } from '../accounts/user-lists.sql';
import { findContactData, userRecordJson } from './user-records.sql';

const unchangedResult = { acknowledged: true, modifiedCount: 0 };
const changedResult = { acknowledged: true, modifiedCount: 1 };

const exportedColumns = [
  ...['_id', 'displayName', 'email', 'role', 'hasBothRoles', 'suspended', 'deleted'],
  'registeredAt',
] as const satisfies (keyof ListedPerson)[];

/** The calls with which staff finds, reads and changes users, and the overview. */
export async function userAdministrationRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  registerEndpoint(app, calls.people, async ({ caller, query, ...context }) => {
    const withEmail = caller.role === 'Admin';
    const page = pageRequest(query);
    return sendPage(context, await peopleJson(database, { filters: query, withEmail, page }));
  });

  registerEndpoint(app, calls.exportPeople, ({ query: filters, ...context }) =>
    sendListExport<ListedPerson>(database, context, {
      name: 'people',
      columns: exportedColumns,
      readPage: (page) => peopleJson(database, { filters, withEmail: true, page }),
    }),
  );

  registerEndpoint(app, calls.userRecord, async ({ caller, params: { id }, reply }) => {
    const json = await userRecordJson(database, id, { withEmail: caller.role === 'Admin' });
    if (json === undefined) throw new NotFoundError('user');
    return sendJson(reply, json);
  });

  registerEndpoint(app, calls.readContactData, ({ caller, request, params: { id }, body }) =>
    database.transaction(async (tx) => {
      const contact = await findContactData(tx, id);
      if (!contact) throw new NotFoundError('user');
      await recordAct(tx, staffActor(caller, request), {
        act: 'user.readContactData',
        subject: { type: 'user', id },
        reason: body.reason,
      });
      return contact;
    }),
  );

  registerEndpoint(
    app,
    calls.suspendUser,
    async (tx, { caller, request, params: { id }, body }) => {
      await suspendPerson(tx, id, { request: body, actor: staffActor(caller, request) });
      return { acknowledged: true };
    },
  );

  registerEndpoint(
    app,
    calls.liftSuspension,
    async (tx, { caller, request, params: { id }, body: { reason } }) => {
      const actor = staffActor(caller, request);
      return (await liftSuspensionOfPerson(tx, id, { reason, actor }))
        ? changedResult
        : unchangedResult;
    },
  );

  registerEndpoint(
    app,
    calls.signOutUser,
    async (tx, { caller, request, params: { id }, body: { reason } }) => {
      await signOutUser(tx, id, caller);
      await recordAct(tx, staffActor(caller, request), {
        act: 'user.signOut',
        subject: { type: 'user', id },
        reason,
      });
      return { acknowledged: true };
    },
  );

  registerEndpoint(
    app,
    calls.verifyWithEvidence,
    async (tx, { caller, request, params: { id }, body: { evidence } }) => {
      const change = await giveVerification(tx, id);
      const act = { act: 'user.verify', subject: { type: 'user', id }, reason: evidence } as const;
      await recordAct(tx, staffActor(caller, request), { ...act, ...change });
      return changedResult;
    },
  );

  registerEndpoint(
    app,
    calls.withdrawVerification,
    async (tx, { caller, request, params: { id }, body: { reason } }) => {
      const change = await withdrawVerification(tx, id, reason);
      if (!change) return unchangedResult;
      const act = {
        act: 'user.withdrawVerification',
        subject: { type: 'user', id },
        reason,
      } as const;
      await recordAct(tx, staffActor(caller, request), { ...act, ...change });
      return changedResult;
    },
  );

  registerEndpoint(
    app,
    calls.setModerator,
    async (tx, { caller, request, params: { id }, body: { moderator, reason } }) => {
      const change = await setModerator(tx, id, { moderator });
      if (!change) return unchangedResult;
      await recordAct(tx, staffActor(caller, request), {
        act: moderator ? 'user.makeModerator' : 'user.removeModerator',
        subject: { type: 'user', id },
        reason,
        ...change,
      });
      return changedResult;
    },
  );

  registerEndpoint(app, calls.staffNotes, ({ query }) => listStaffNotes(database, query));

  registerEndpoint(app, calls.addStaffNote, async (tx, { caller, body }) => {
    if (!(await addStaffNote(tx, body, caller.id))) throw new NotFoundError('noteSubject');
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.overview, ({ query: { days = overviewRange } }) =>
    readOverview(database, Number(days)),
  );
}
