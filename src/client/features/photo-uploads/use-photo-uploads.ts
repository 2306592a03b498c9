import { useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { useAppDispatch } from '../../api/store-hooks';
import { fetchUploadKey } from '../../api/uploads-api';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { uploadImage } from '../../services/pictures/image-host';
import { shrinkImage } from '../../services/pictures/shrink-image';
import { failureMessage } from '../failure-message';
import { createPhotoUploads } from './create-photo-uploads';
import {
  photoUploadMachine,
  type PhotoUploadEvent,
  type TransferEvent,
} from './photo-upload.machine';
import { createUploadSemaphore } from './upload-semaphore';

/** Uploads the photos of the form that has the returned object's decorator. */
export function usePhotoUploads(): PhotoUploads {
  const dispatch = useAppDispatch();
  const [uploads] = useState(() =>
    createPhotoUploads(provideActors(() => fetchUploadKey(dispatch))),
  );
  return uploads;
}

function provideActors(fetchKey: () => Promise<string>) {
  const acquireSlot = createUploadSemaphore();
  return photoUploadMachine.provide({
    actors: {
      acquireSlot: fromCallback<PhotoUploadEvent>(({ sendBack }) =>
        acquireSlot(() => sendBack({ type: 'photoUpload.begin' })),
      ),
      shrink: fromPromise(({ input: { file }, signal }) => shrinkImage(file, signal)),
      upload: fromCallback<PhotoUploadEvent, { file: File }>(({ input: { file }, sendBack }) => {
        const send = (event: TransferEvent) => sendBack(event);
        const onProgress = (fraction: number) => send({ type: 'upload.progressed', fraction });
        const controller = new AbortController();
        uploadImage({ image: file, key: fetchKey(), onProgress, signal: controller.signal }).then(
          (url) => send({ type: 'upload.finished', url }),
          (error: unknown) => send({ type: 'upload.failed', message: failureMessage(error) }),
        );
        return () => controller.abort();
      }),
    },
  });
}
