import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  productCreationMachine,
  type ProductCreationEvent,
} from '../../../../src/client/features/product-creation/product-creation.machine';
import type { ProductDraft } from '../../../../src/client/components/product-form/product-draft';
import { describeFlow, row } from '../../support/describe-flow';
import { picture } from '../../support/fixtures';
import { delay, resolves, rejects, startFlow } from '../../support/flow';

const draft: ProductDraft = {
  productName: 'Omega Seamaster',
  originalPrice: '2500',
  location: 'Dhaka',
  description: 'Serviced last spring.',
  sellingPrice: '1200',
  category: 'category-1',
  yearOfPurchase: '2019',
  mobileNumber: '01812345678',
  condition: 'Good',
  image: picture(),
};
const corrected = { ...draft, sellingPrice: '1100' };
// The same name, because a picture is identified by the file itself.
const withOtherPicture = { ...draft, image: picture() };
const withMore = { ...draft, photos: [picture('side.png'), picture('clasp.png')] };
const url = 'https://pictures.example/watch.webp';
const outage = new Error('We could not reach Secondhand.');
const saveFailed = ['submit', 'picture sent', rejects('save', outage)] as const;
const firstTries = ['editing.untouched', 'editing.uploadFailed'] as const;

describeFlow({
  machine: productCreationMachine,
  watchers: ['upload'],
  events: {
    submit: { type: 'productCreation.submit', draft },
    cancel: { type: 'productCreation.cancel' },
    'submit a correction': { type: 'productCreation.submit', draft: corrected },
    'submit another picture': { type: 'productCreation.submit', draft: withOtherPicture },
    'submit three pictures': { type: 'productCreation.submit', draft: withMore },
    'half sent': { type: 'upload.progressed', fraction: 0.5 },
    'picture sent': { type: 'upload.finished', url },
    'picture rejected': { type: 'upload.failed', message: 'This is no picture.' },
  },
  states: {
    'editing.untouched': [],
    uploading: ['submit'],
    'editing.uploadFailed': ['submit', 'half sent', 'picture rejected'],
    saving: ['submit', 'picture sent'],
    'editing.saveFailed': saveFailed,
    added: ['submit', 'picture sent', resolves('save', { acknowledged: true })],
  },
  rows: [
    row('sends the picture first', [firstTries, 'submit', 'uploading'], {
      context: { failure: '', draft, progress: 0 },
      tags: ['busy'],
      starts: [['upload', { image: draft.image }]],
    }),
    row('sends the picture of a corrected form', [firstTries, 'submit a correction', 'uploading'], {
      context: { failure: '', draft: corrected, progress: 0 },
      tags: ['busy'],
      starts: [['upload', { image: draft.image }]],
    }),
    row('uploads the chosen picture', [firstTries, 'submit another picture', 'uploading'], {
      context: { failure: '', draft: withOtherPicture, progress: 0 },
      tags: ['busy'],
      starts: [['upload', { image: withOtherPicture.image }]],
    }),
    row(
      'uploads the picture chosen last and forgets the one before',
      ['editing.saveFailed', 'submit another picture', 'uploading'],
      {
        context: { failure: '', draft: withOtherPicture, progress: 0, uploaded: [] },
        tags: ['busy'],
        starts: [['upload', { image: withOtherPicture.image }]],
      },
    ),
    row('sends the first of several pictures', [firstTries, 'submit three pictures', 'uploading'], {
      context: { failure: '', draft: withMore, progress: 0 },
      tags: ['busy'],
      starts: [['upload', { image: draft.image }]],
    }),
    row(
      'uploads the pictures that were added since',
      ['editing.saveFailed', 'submit three pictures', 'uploading'],
      {
        context: { failure: '', draft: withMore, progress: 0 },
        tags: ['busy'],
        starts: [['upload', { image: withMore.photos[0] }]],
      },
    ),
    row('shows how much of the picture is sent', ['uploading', 'half sent', 'uploading'], {
      context: { progress: 0.5 },
      tags: ['busy'],
    }),
    row('stops sending when the seller cancels', ['uploading', 'cancel', 'editing.untouched']),
    row('saves the product with the URL of its picture', ['uploading', 'picture sent', 'saving'], {
      context: { uploaded: [{ image: draft.image, url }] },
      tags: ['busy'],
      starts: [['save', { draft, imageUrls: [url] }]],
    }),
    row(
      'returns to the form when the picture is rejected',
      ['uploading', 'picture rejected', 'editing.uploadFailed'],
      {
        context: { failure: 'This is no picture.' },
        tags: ['failed'],
        effects: [['announceUploadFailure', undefined]],
      },
    ),
    row(
      'shows a success message when the server acknowledged the product',
      ['saving', resolves('save', { acknowledged: true }), 'added'],
      { effects: [['announceAdded', undefined]] },
    ),
    row(
      'shows no success message when the server did not acknowledge the product',
      ['saving', resolves('save', { acknowledged: false }), 'editing.saveFailed'],
      {
        context: { failure: 'The product was not added. Please try again.' },
        tags: ['failed'],
        effects: [['announceSaveFailure', undefined]],
      },
    ),
    row(
      'returns to the form when the server does not respond',
      ['saving', rejects('save', outage), 'editing.saveFailed'],
      {
        context: { failure: outage.message },
        tags: ['failed'],
        effects: [['announceSaveFailure', undefined]],
      },
    ),
    row('times out', ['saving', delay(callTimeout), 'editing.saveFailed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
      effects: [['announceSaveFailure', undefined]],
    }),
    row('does not send the same picture twice', ['editing.saveFailed', 'submit', 'saving'], {
      tags: ['busy'],
      starts: [['save', { draft, imageUrls: [url] }]],
      context: { failure: '' },
    }),
    row(
      'saves a corrected form with the picture uploaded before',
      ['editing.saveFailed', 'submit a correction', 'saving'],
      {
        context: { failure: '', draft: corrected },
        tags: ['busy'],
        starts: [['save', { draft: corrected, imageUrls: [url] }]],
      },
    ),
  ],
  unprovided: [
    {
      actor: 'upload',
      after: ['submit'],
      to: 'editing.uploadFailed',
      context: { failure: 'upload is not provided' },
      effects: [['announceUploadFailure', undefined]],
    },
    {
      actor: 'save',
      after: ['submit', 'picture sent'],
      to: 'editing.saveFailed',
      context: { failure: 'save is not provided' },
      effects: [['announceSaveFailure', undefined]],
    },
  ],
});

describe('with several pictures', () => {
  const submit: ProductCreationEvent = { type: 'productCreation.submit', draft: withMore };
  const rejected: ProductCreationEvent = { type: 'upload.failed', message: 'This is no picture.' };
  const addressOf = (name: string) => `https://pictures.example/${name}`;
  const sent = (name: string): ProductCreationEvent => ({
    type: 'upload.finished',
    url: addressOf(name),
  });

  async function walk(...events: ProductCreationEvent[]) {
    const run = startFlow(productCreationMachine, { watchers: ['upload'] });
    for (const event of events) await run.send(event);
    return run;
  }

  test('uploads them one after the other and saves the URLs in the order of the form', async () => {
    const { started } = await walk(submit, sent('front'), sent('side'), sent('clasp'));
    const uploads = [draft.image, ...withMore.photos].map((image) => ['upload', { image }]);
    const imageUrls = ['front', 'side', 'clasp'].map(addressOf);
    expect(started).toEqual([...uploads, ['save', { draft: withMore, imageUrls }]]);
  });

  test('resumes with the rejected picture and keeps the uploaded ones', async () => {
    const run = await walk(submit, sent('front'), rejected);
    expect(run.state()).toBe('editing.uploadFailed');
    run.started.length = 0;
    await run.send(submit);
    expect(run.started).toEqual([['upload', { image: withMore.photos[0] }]]);
  });

  test('continues when the rejected picture was removed from the form', async () => {
    const run = await walk(submit, sent('front'), rejected);
    const others: ProductCreationEvent = { type: 'productCreation.submit', draft };
    await run.send(others);
    expect(run.state()).toBe('saving');
  });
});
