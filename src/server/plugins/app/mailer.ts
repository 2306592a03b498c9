import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { createMailer, type Mailer } from '../../domains/mail/mailer';
import { tracedMailer } from '../../telemetry/traced-services';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends emails; undefined without a mail server. */
    mailer: Mailer | undefined;
  }
}

/** Opens connections to the mail server when the first email is sent. */
export const mailerPlugin = fp<AppOptions>(
  async (app, { mail }) => {
    const mailer = mail && createMailer(mail, () => app.shopSettings.read());
    app.decorate('mailer', mailer && tracedMailer(mailer, app.telemetry));
    app.addHook('onClose', async () => mailer?.close());
  },
  { name: 'mailer', dependencies: ['telemetry', 'shop-settings'] },
);
