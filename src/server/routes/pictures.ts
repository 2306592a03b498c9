import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import type { Pictures } from '../pictures/pictures';
import { servePictures } from '../pictures/serve-pictures';
import { takeUploads } from '../pictures/take-uploads';
import { createUploadKey, sessionOfUploadKey } from '../pictures/upload-key';
import { rememberPicture } from '../repositories/pictures';
import { findUsersOfSessions } from '../repositories/users';
import type { Services } from './services';

/** What every server answers: a key opens nothing where the pictures lie elsewhere. */
export function uploadKeyRoutes(
  registerEndpoint: RegisterEndpoint,
  { accessTokenKeys, guards }: Services,
): void {
  registerEndpoint(calls.uploadKey, async ({ request }) => ({
    key: await createUploadKey(accessTokenKeys, await guards.session(request)),
  }));
}

/** The image host that a server is itself. */
export function pictureRoutes(
  app: FastifyInstance,
  pictures: Pictures,
  { database, accessTokenKeys }: Services,
): void {
  takeUploads(app, {
    pictures,
    async holderOf(key) {
      const session = await sessionOfUploadKey(accessTokenKeys, key);
      const [user] = session ? await findUsersOfSessions(database, [session]) : [];
      const isSeller = user?.role === 'seller' && user.email !== '';
      return isSeller && !user.deleted && !user.sessionOver ? user.id : undefined;
    },
    onUpload: (upload) => database.transaction((tx) => rememberPicture(tx, upload)),
  });
  servePictures(app, pictures);
}
