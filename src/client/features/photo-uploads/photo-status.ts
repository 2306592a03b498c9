import type { SnapshotFrom } from 'xstate';
import type { PhotoStatus } from '../../components/photos/photo-uploads';
import type { photoUploadMachine } from './photo-upload.machine';

/** Returns the status of an upload, for the components that show it. */
export function getPhotoStatus(snapshot: SnapshotFrom<typeof photoUploadMachine>): PhotoStatus {
  const { url, failure: message, progress } = snapshot.context;
  if (snapshot.matches('uploaded')) return { state: 'uploaded', url };
  if (snapshot.matches('failed')) return { state: 'failed', message };
  if (snapshot.matches('cancelled')) return { state: 'cancelled' };
  if (snapshot.matches({ active: 'uploading' })) return { state: 'uploading', progress };
  return { state: snapshot.matches({ active: 'shrinking' }) ? 'shrinking' : 'waiting' };
}
