import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { shopPictureNames } from '../../../contract/platform/brand-settings';
import type { AppOptions } from '../../app-options';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { createPhotoParser, rejectMissingPicture } from '../pictures/attached-photos';
import { registerEndpoint } from '../access/register-endpoint';
import { createTestEmail, sendTestEmail } from '../mail/test-email';
import { changeSettings } from './change-settings';

/** The settings that admins change while the shop runs. */
export async function settingRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database, shopSettings } = app;
  const parsePhotos = createPhotoParser(options);

  registerEndpoint(app, calls.shopSettings, async () => ({
    settings: await shopSettings.read(),
    defaults: shopSettings.defaults,
  }));

  registerEndpoint(app, calls.changeShopSettings, async ({ caller: admin, body, request }) => {
    const { replaces, ...changes } = body;
    for (const name of shopPictureNames) {
      const picture = body[name];
      if (picture && picture !== shopSettings.defaults[name]) {
        changes[name] = parsePhotos([picture]).urls[0];
      }
    }
    const differences = await database
      .transaction(async (tx) => {
        const { defaults } = shopSettings;
        const changed = await changeSettings(tx, changes, { replaces, defaults, userId: admin.id });
        if (changed) {
          await recordAct(tx, staffActor(admin, request), {
            act: 'settings.change',
            subject: { type: 'settings', id: 'shop' },
            ...changed,
          });
        }
        return changed;
      })
      .catch(rejectMissingPicture);
    // Applies the new limits in this process before the admin gets the response.
    app.publicDataVersion.invalidate();
    await shopSettings.read();
    const modifiedCount = Object.keys(differences?.after ?? {}).length;
    return { acknowledged: true, modifiedCount };
  });
  registerEndpoint(app, calls.sendTestEmail, async ({ caller: admin, request }) => {
    const message = createTestEmail({ to: admin.email, siteUrl: options.siteUrl });
    const result = await sendTestEmail(app.mailer, message, request.log);
    await database.transaction((tx) =>
      recordAct(tx, staffActor(admin, request), {
        act: 'settings.sendTestEmail',
        subject: { type: 'settings', id: 'email' },
        after: { sent: result.sent },
      }),
    );
    return result;
  });
}
