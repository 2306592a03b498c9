import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import type { AnswerCall } from '../http/answer-call';
import type { Pictures } from '../pictures/pictures';
import { servePictures } from '../pictures/serve-pictures';
import { takeUploads } from '../pictures/take-uploads';
import { createUploadKey, holderOfUploadKey } from '../pictures/upload-key';
import { rememberPicture } from '../repositories/pictures';
import type { Services } from './services';

/** What every server answers: a key opens nothing where the pictures lie elsewhere. */
export function uploadKeyRoutes(answerCall: AnswerCall, { accessTokenKeys }: Services): void {
  answerCall(calls.uploadKey, async ({ asker: seller }) => ({
    key: await createUploadKey(accessTokenKeys, seller.uid),
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
    holderOf: (key) => holderOfUploadKey(accessTokenKeys, key),
    onUpload: (name) => rememberPicture(database, name),
  });
  servePictures(app, pictures);
}
