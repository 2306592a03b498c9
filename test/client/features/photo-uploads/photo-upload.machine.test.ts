import { photoUploadMachine } from '../../../../src/client/features/photo-uploads/photo-upload.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { picture } from '../../support/fixtures';
import { delay, resolves, rejects, startFlow } from '../../support/flow';

const file = picture('front.jpg', 'image/jpeg');
const shrunkPhoto = picture('front.jpg', 'image/webp');
const url = 'https://pictures.example/front.webp';
const shrinkingSteps = ['start', 'slot acquired'] as const;
const uploadingSteps = [...shrinkingSteps, resolves('shrink', shrunkPhoto)] as const;

describeFlow({
  machine: photoUploadMachine,
  watchers: ['acquireSlot', 'upload'],
  events: {
    start: { type: 'photoUpload.start', file },
    'slot acquired': { type: 'photoUpload.begin' },
    cancel: { type: 'photoUpload.cancel' },
    retry: { type: 'photoUpload.retry' },
    'half sent': { type: 'upload.progressed', fraction: 0.5 },
    finished: { type: 'upload.finished', url },
    rejected: { type: 'upload.failed', message: 'This is not a picture.' },
  },
  states: {
    idle: [],
    'active.waiting': ['start'],
    'active.shrinking': shrinkingSteps,
    'active.uploading': uploadingSteps,
    cancelled: ['start', 'cancel'],
    failed: [...uploadingSteps, 'half sent', 'rejected'],
    uploaded: [...uploadingSteps, 'finished'],
  },
  rows: [
    row('waits for a free upload slot', ['idle', 'start', 'active.waiting'], {
      context: { file },
      starts: [['acquireSlot', undefined]],
    }),
    row('shrinks the photo first', ['active.waiting', 'slot acquired', 'active.shrinking'], {
      tags: ['busy'],
      starts: [['shrink', { file }]],
    }),
    row(
      'uploads the smaller photo',
      ['active.shrinking', resolves('shrink', shrunkPhoto), 'active.uploading'],
      {
        context: { file: shrunkPhoto },
        tags: ['busy'],
        starts: [['upload', { file: shrunkPhoto }]],
      },
    ),
    row(
      "uploads the original photo when the browser can't decode it",
      ['active.shrinking', rejects('shrink'), 'active.uploading'],
      { tags: ['busy'], starts: [['upload', { file }]] },
    ),
    row(
      'uploads the original photo when decoding takes 30 seconds',
      ['active.shrinking', delay(30_000), 'active.uploading'],
      { tags: ['busy'], starts: [['upload', { file }]] },
    ),
    row('shows the progress', ['active.uploading', 'half sent', 'active.uploading'], {
      context: { progress: 0.5 },
      tags: ['busy'],
    }),
    row('stores the URL', ['active.uploading', 'finished', 'uploaded'], { context: { url } }),
    row('stores the reason of a failure', ['active.uploading', 'rejected', 'failed'], {
      context: { failure: 'This is not a picture.' },
      tags: ['failed'],
    }),
    row('stops the upload when the seller cancels', [
      ['active.waiting', 'active.shrinking', 'active.uploading'],
      'cancel',
      'cancelled',
    ]),
    row(
      'waits for a free upload slot again on Retry',
      [['cancelled', 'failed'], 'retry', 'active.waiting'],
      {
        context: { failure: '' },
        starts: [['acquireSlot', undefined]],
      },
    ),
  ],
  unprovided: [
    {
      actor: 'shrink',
      after: ['start', 'slot acquired'],
      to: 'active.uploading',
      context: {},
    },
    {
      actor: 'upload',
      after: ['start', 'slot acquired', resolves('shrink', shrunkPhoto)],
      to: 'failed',
      context: { failure: 'upload is not provided' },
    },
  ],
});

test('the progress starts again at nothing on Retry', async () => {
  const run = startFlow(photoUploadMachine, { watchers: ['acquireSlot', 'upload'] });
  const begin = { type: 'photoUpload.begin' };
  const steps = [
    { type: 'photoUpload.start', file },
    begin,
    resolves('shrink', shrunkPhoto),
    { type: 'upload.progressed', fraction: 0.5 },
    { type: 'upload.failed', message: 'No.' },
    { type: 'photoUpload.retry' },
    begin,
    resolves('shrink', shrunkPhoto),
  ];
  for (const step of steps) await run.send(step);
  expect(run.snapshot().context).toMatchObject({ progress: 0, failure: '' });
});
