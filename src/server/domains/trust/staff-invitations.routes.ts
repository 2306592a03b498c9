import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { addInvitationEmail } from '../platform/outbox.sql';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { acceptInvitation } from './people/accept-invitation';
import { deleteInvitation, listInvitations, storeInvitation } from './people/invitations.sql';

/** How admins invite other staff by email. */
export async function staffInvitationRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.staffInvitations, () => listInvitations(database));

  registerEndpoint(app, calls.inviteStaff, async (tx, { caller, request, body }) => {
    const { email, role, reason } = body;
    if (!app.mailer) {
      throw new DomainError('conflict', 'SMTP_URL is not set, so no email can be sent.');
    }
    const id = await storeInvitation(tx, { email, role, inviterId: caller.id });
    await addInvitationEmail(tx, id);
    const act = { act: 'invitation.send', subject: { type: 'invitation', id }, reason } as const;
    await recordAct(tx, staffActor(caller, request), { ...act, after: { role } });
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.revokeInvitation, async (tx, { caller, request, params, body }) => {
    const { id } = params;
    const role = await deleteInvitation(tx, id);
    if (!role) throw new NotFoundError('invitation');
    const act = { act: 'invitation.revoke', subject: { type: 'invitation', id }, ...body } as const;
    await recordAct(tx, staffActor(caller, request), { ...act, before: { role } });
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.acceptInvitation, ({ caller: { user }, request, body: { token } }) =>
    database.transaction(async (tx) => {
      await acceptInvitation(tx, token, { user, address: request.ip });
      return { acknowledged: true };
    }),
  );
}
