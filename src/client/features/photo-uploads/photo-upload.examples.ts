import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { PhotoUploadEvent } from './photo-upload.machine';

const photo = new File(['a picture'], 'front.jpg', { type: 'image/jpeg' });
const shrunk = new File(['a smaller picture'], 'front.jpg', { type: 'image/webp' });

export const photoUploadExampleEvents = {
  'choose a photo': { type: 'photoUpload.start', file: photo },
  'its turn comes': { type: 'photoUpload.begin' },
  'the photo is shrunk': actorDone('photoUpload.active.shrinking', shrunk),
  "the browser can't decode it": actorError('photoUpload.active.shrinking'),
  'shrinking takes too long': elapsed('shrinkTimeout', 'photoUpload.active.shrinking'),
  'half of the photo is sent': { type: 'upload.progressed', fraction: 0.5 },
  'the photo is uploaded': { type: 'upload.finished', url: '/images/front.webp' },
  'the photo is rejected': { type: 'upload.failed', message: 'This is not a picture.' },
  'the upload fails to start': actorError('photoUpload.active.uploading'),
  'cancel the upload': { type: 'photoUpload.cancel' },
  'retry the upload': { type: 'photoUpload.retry' },
} satisfies ExampleEvents<PhotoUploadEvent>;
