import { createActor, type Actor, type SnapshotFrom } from 'xstate';
import type { Photo } from '../../components/photos/photo';
import type { PhotoStatus, PhotoUploads } from '../../components/photos/photo-uploads';
import { UploadError } from '../../services/pictures/image-host';
import { inspectOptions } from '../../services/telemetry/inspection';
import type { photoUploadMachine } from './photo-upload.machine';

/**
 * Creates the uploads of one form.
 * @param machine the machine with its actors
 */
export function createPhotoUploads(machine: typeof photoUploadMachine): PhotoUploads {
  const actors = new Map<string, Actor<typeof photoUploadMachine>>();
  const statuses = new Map<string, PhotoStatus>();
  const listeners = new Set<() => void>();
  let readPhotos = (): readonly Photo[] => [];
  const notify = () => listeners.forEach((listener) => listener());
  const getStatus = (id: string) => statuses.get(id);
  const retry = (id: string) => actors.get(id)?.send({ type: 'photoUpload.retry' });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function startUpload(id: string, file: File, onUploaded: (url: string) => void): void {
    const actor = createActor(machine, inspectOptions(file.name));
    actors.set(id, actor);
    actor.subscribe((snapshot) => {
      const status = getPhotoStatus(snapshot);
      statuses.set(id, status);
      if (status.state === 'uploaded') onUploaded(status.url);
      notify();
    });
    actor.start();
    actor.send({ type: 'photoUpload.start', file });
  }

  function stopUpload(id: string): void {
    actors.get(id)?.stop();
    actors.delete(id);
    statuses.delete(id);
    notify();
  }

  return {
    getStatus,
    subscribe,
    retry,
    cancel: (id) => actors.get(id)?.send({ type: 'photoUpload.cancel' }),
    decorator: (form) => {
      readPhotos = () => form.getState().values.photos ?? [];
      const setUrl = (id: string, url: string) => {
        form.change(
          'photos',
          readPhotos().map((photo) => (photo.id === id ? { ...photo, url } : photo)),
        );
      };
      const unsubscribe = form.subscribe(
        ({ values: { photos = [] } }) => {
          for (const { id, file, url } of photos) {
            if (!file || url !== undefined || actors.has(id)) continue;
            startUpload(id, file, (uploadedUrl) => setUrl(id, uploadedUrl));
          }
          for (const id of actors.keys())
            if (!photos.some((photo) => photo.id === id)) stopUpload(id);
        },
        { values: true },
      );
      return () => {
        unsubscribe();
        for (const id of actors.keys()) stopUpload(id);
      };
    },
    finish: () => {
      for (const id of actors.keys()) retry(id);
      return new Promise((resolve, reject) => {
        const settleIfFinished = () => {
          const result = getUploadResult(readPhotos(), getStatus);
          if (!result) return;
          unsubscribe();
          if (result instanceof UploadError) reject(result);
          else resolve(result);
        };
        const unsubscribe = subscribe(settleIfFinished);
        settleIfFinished();
      });
    },
  };
}

/** Returns the photos with their URLs, or an error; undefined while one is being uploaded. */
function getUploadResult(
  photos: readonly Photo[],
  getStatus: PhotoUploads['getStatus'],
): readonly Photo[] | UploadError | undefined {
  const uploaded: Photo[] = [];
  for (const photo of photos) {
    const status = getStatus(photo.id);
    if (status?.state === 'failed') return new UploadError(status.message);
    if (status?.state === 'cancelled') return new UploadError('The upload was cancelled.');
    const url = status?.state === 'uploaded' ? status.url : photo.url;
    if (url !== undefined) uploaded.push({ ...photo, url });
  }
  if (photos.length === 0) return new UploadError('The photos were removed.');
  return uploaded.length === photos.length ? uploaded : undefined;
}

/** Returns the status of an upload, for the components that show it. */
function getPhotoStatus(snapshot: SnapshotFrom<typeof photoUploadMachine>): PhotoStatus {
  const { url, failure: message, progress } = snapshot.context;
  if (snapshot.matches('uploaded')) return { state: 'uploaded', url };
  if (snapshot.matches('failed')) return { state: 'failed', message };
  if (snapshot.matches('cancelled')) return { state: 'cancelled' };
  if (snapshot.matches({ active: 'uploading' })) return { state: 'uploading', progress };
  return { state: snapshot.matches({ active: 'shrinking' }) ? 'shrinking' : 'waiting' };
}
