import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { toHostedPhotos } from '../../../../src/client/components/photos/photo';
import type { ProductDraft } from '../../../../src/client/components/product-form/product-draft';
import { productCreationMachine } from '../../../../src/client/features/product-creation/product-creation.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { picture } from '../../support/fixtures';
import { delay, resolves, rejects } from '../../support/flow';

const uploadedPhotos = toHostedPhotos(['https://pictures.example/watch.webp']);
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
  photos: uploadedPhotos,
};
const draftDuringUpload = { ...draft, photos: [{ id: 'front', file: picture() }] };
const connectionError = new Error('We could not reach the marketplace.');
const pictureError = new Error('This is not a picture.');
const saveFailedSteps = ['submit', rejects('save', connectionError)] as const;
const editingStates = ['editing.noError', 'editing.uploadFailed', 'editing.saveFailed'] as const;

describeFlow({
  machine: productCreationMachine,
  events: {
    submit: { type: 'productCreation.submit', draft },
    'submit during the upload': { type: 'productCreation.submit', draft: draftDuringUpload },
    cancel: { type: 'productCreation.cancel' },
  },
  states: {
    'editing.noError': [],
    uploading: ['submit during the upload'],
    'editing.uploadFailed': ['submit during the upload', rejects('finishUploads', pictureError)],
    saving: ['submit'],
    'editing.saveFailed': saveFailedSteps,
    added: ['submit', resolves('save', { acknowledged: true })],
  },
  rows: [
    row('saves a product whose photos are uploaded', [editingStates, 'submit', 'saving'], {
      context: { failure: '', draft },
      tags: ['busy'],
      starts: [['save', { draft }]],
    }),
    row('waits for the photos', [editingStates, 'submit during the upload', 'uploading'], {
      context: { failure: '', draft: draftDuringUpload },
      tags: ['busy'],
      starts: [['finishUploads', undefined]],
    }),
    row('stops waiting when the seller cancels', ['uploading', 'cancel', 'editing.noError']),
    row(
      'saves the product with the URLs of its photos',
      ['uploading', resolves('finishUploads', uploadedPhotos), 'saving'],
      { context: { draft }, tags: ['busy'], starts: [['save', { draft }]] },
    ),
    row(
      'returns to the form when a photo is rejected',
      ['uploading', rejects('finishUploads', pictureError), 'editing.uploadFailed'],
      {
        context: { failure: pictureError.message },
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
      ['saving', rejects('save', connectionError), 'editing.saveFailed'],
      {
        context: { failure: connectionError.message },
        tags: ['failed'],
        effects: [['announceSaveFailure', undefined]],
      },
    ),
    row('times out', ['saving', delay(callTimeout), 'editing.saveFailed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
      effects: [['announceSaveFailure', undefined]],
    }),
  ],
  unprovided: [
    {
      actor: 'finishUploads',
      after: ['submit during the upload'],
      to: 'editing.uploadFailed',
      context: { failure: 'finishUploads is not provided' },
      effects: [['announceUploadFailure', undefined]],
    },
    {
      actor: 'save',
      after: ['submit'],
      to: 'editing.saveFailed',
      context: { failure: 'save is not provided' },
      effects: [['announceSaveFailure', undefined]],
    },
  ],
});
