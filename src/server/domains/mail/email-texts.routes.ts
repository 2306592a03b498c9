import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { NotFoundError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { isEmailKindName, type EmailKindName } from './email-kinds';
import { changeEmailTexts, checkEmailTexts, listEditableEmails } from './email-texts';
import { createExampleEmail } from './example-email';
import { sendTestEmail } from './test-email';

/** The texts of the emails to users, which admins edit. */
export async function emailTextRoutes(
  app: FastifyInstance,
  { siteUrl }: AppOptions,
): Promise<void> {
  const { database, shopSettings } = app;

  registerEndpoint(app, calls.editableEmails, () => listEditableEmails(database));

  registerEndpoint(app, calls.previewEmail, async ({ caller: admin, params, body: texts }) => {
    const kind = parseKind(params.kind);
    checkEmailTexts(kind, texts);
    const message = createExampleEmail({ kind, texts }, { to: admin.email, siteUrl });
    return message.render(await shopSettings.read());
  });

  registerEndpoint(app, calls.sendExampleEmail, async (context) => {
    const { caller: admin, params, body: texts, request } = context;
    const kind = parseKind(params.kind);
    checkEmailTexts(kind, texts);
    const message = createExampleEmail({ kind, texts }, { to: admin.email, siteUrl });
    const result = await sendTestEmail(app.mailer, message, request.log);
    await database.transaction((tx) =>
      recordAct(tx, staffActor(admin, request), {
        act: 'email.sendTest',
        subject: { type: 'email', id: kind },
        after: { sent: result.sent },
      }),
    );
    return result;
  });

  registerEndpoint(
    app,
    calls.changeEmailTexts,
    async (tx, { caller: admin, params, body, request }) => {
      const kind = parseKind(params.kind);
      const changed = await changeEmailTexts(tx, kind, body);
      if (changed) {
        await recordAct(tx, staffActor(admin, request), {
          act: 'email.change',
          subject: { type: 'email', id: kind },
          ...changed,
        });
      }
      return { acknowledged: true };
    },
  );
}

function parseKind(kind: string): EmailKindName {
  if (!isEmailKindName(kind)) throw new NotFoundError('email');
  return kind;
}
