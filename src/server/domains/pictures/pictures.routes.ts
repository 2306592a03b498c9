import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { AppOptions } from '../../app-options';
import { registerEndpoint } from '../access/register-endpoint';
import { registerPictureRoute } from './picture-files.routes';
import { registerUploadRoute } from './picture-uploads.routes';
import { createSessionKey, verifySessionKey } from '../access/session-key';
import { addPictureUpload } from './stored-pictures.sql';
import { findUsersOfSessions } from '../access/users.sql';

/** Issues upload keys, even if an external image host stores the pictures. */
export async function uploadKeyRoutes(
  app: FastifyInstance,
  { accessTokenKeys }: AppOptions,
): Promise<void> {
  const { guards } = app;
  registerEndpoint(app, calls.uploadKey, async ({ request }) => ({
    key: await createSessionKey(accessTokenKeys, 'uploads', await guards.session(request)),
  }));
}

/** Accepts and serves pictures, if this server stores them. */
export async function pictureRoutes(
  app: FastifyInstance,
  { accessTokenKeys, pictures }: AppOptions,
): Promise<void> {
  if (!pictures) return;
  const { database } = app;
  registerUploadRoute(app, {
    pictures,
    async findUploader(key) {
      const session = await verifySessionKey(accessTokenKeys, 'uploads', key);
      const [user] = session ? await findUsersOfSessions(database, [session]) : [];
      const mayUpload = user !== undefined && user.role !== null && user.email !== '';
      return mayUpload && !user.deleted && !user.sessionEnded ? user.id : undefined;
    },
    onUpload: (upload) => database.transaction((tx) => addPictureUpload(tx, upload)),
  });
  registerPictureRoute(app, pictures);
}
