import { act, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import type { Photo } from '../../../../src/client/components/photos/photo';
import type {
  PhotoStatus,
  PhotoUploads,
} from '../../../../src/client/components/photos/photo-uploads';
import { CreationProgress } from '../../../../src/client/features/product-creation/creation-progress';
import { productCreationExampleEvents } from '../../../../src/client/features/product-creation/product-creation.examples';
import { productCreationMachine } from '../../../../src/client/features/product-creation/product-creation.machine';
import { ThemeWrapper } from '../../support/theme-wrapper';

/** Renders a creation that waits for its photo. @returns a function that reports the progress of the upload */
function startUpload() {
  const actor = createActor(
    productCreationMachine.provide({
      actors: { finishUploads: fromPromise(() => new Promise<readonly Photo[]>(() => undefined)) },
    }),
  ).start();
  actor.send(productCreationExampleEvents['add it during the upload']);
  let status: PhotoStatus = { state: 'uploading', progress: 0 };
  let notify = () => undefined as void;
  const uploads: Pick<PhotoUploads, 'getStatus' | 'subscribe'> = {
    getStatus: () => status,
    subscribe: (listener) => {
      notify = listener;
      return () => undefined;
    },
  };
  render(<CreationProgress snapshot={actor.getSnapshot()} uploads={uploads} />, {
    wrapper: ThemeWrapper,
  });
  return (progress: number) =>
    act(() => {
      status = { state: 'uploading', progress };
      notify();
    });
}

test('shows the progress of the upload in percent', () => {
  const reportProgress = startUpload();
  expect(screen.getByText('0%')).toBeVisible();
  reportProgress(0.42);
  expect(screen.getByText('42%')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Uploading the photo' });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
});

test('announces the progress at every quarter', () => {
  const reportProgress = startUpload();
  const announcements = [0.01, 0.24, 0.26, 0.49, 0.5, 0.99, 1].map((fraction) => {
    reportProgress(fraction);
    return screen.getByRole('status').textContent;
  });
  expect([...new Set(announcements)]).toEqual([
    'Uploading the photo, 0%',
    'Uploading the photo, 25%',
    'Uploading the photo, 50%',
    'Uploading the photo, 75%',
    'Uploading the photo, 100%',
  ]);
});
