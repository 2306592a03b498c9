import { render, screen } from '@testing-library/react';
import { createActor, fromCallback } from 'xstate';
import { CreationProgress } from '../../../../src/client/features/product-creation/creation-progress';
import { productCreationExamples } from '../../../../src/client/features/product-creation/product-creation.examples';
import {
  productCreationMachine,
  type UploadEvent,
} from '../../../../src/client/features/product-creation/product-creation.machine';
import { ThemeWrapper } from '../../support/theme-wrapper';

/** A creation whose picture is being uploaded. */
function startUpload() {
  const actor = createActor(
    productCreationMachine.provide({ actors: { upload: fromCallback(() => undefined) } }),
  ).start();
  actor.send(productCreationExamples['add the product']);
  const progress = () => <CreationProgress snapshot={actor.getSnapshot()} />;
  const { rerender } = render(progress(), { wrapper: ThemeWrapper });
  return (event: UploadEvent) => {
    actor.send(event);
    rerender(progress());
  };
}

test('shows how much of the picture was uploaded', () => {
  const send = startUpload();
  expect(screen.getByText('0%')).toBeVisible();
  send({ type: 'upload.progressed', fraction: 0.42 });
  expect(screen.getByText('42%')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Uploading the picture' });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
});

test('is announced at every quarter', () => {
  const send = startUpload();
  const said = [0.01, 0.24, 0.26, 0.49, 0.5, 0.99, 1].map((fraction) => {
    send({ type: 'upload.progressed', fraction });
    return screen.getByRole('status').textContent;
  });
  expect([...new Set(said)]).toEqual([
    'Uploading the picture, 0%',
    'Uploading the picture, 25%',
    'Uploading the picture, 50%',
    'Uploading the picture, 75%',
    'Uploading the picture, 100%',
  ]);
});
