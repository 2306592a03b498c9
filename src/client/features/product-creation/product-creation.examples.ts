import type { ProductDraft } from '../../components/product-form/product-draft';
import { actorDone, elapsed, actorError, type Examples } from '../flow-examples';
import type { ProductCreationEvent } from './product-creation.machine';

/** A GIF of one pixel. */
const pixel = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (character) => character.charCodeAt(0),
);
const picture = (name: string) => new File([pixel], name, { type: 'image/gif' });

const draft: ProductDraft = {
  productName: 'Omega Seamaster',
  originalPrice: '900',
  location: 'Dhaka',
  description: 'Serviced last year.',
  sellingPrice: '600',
  category: 'dive-watches',
  yearOfPurchase: '2022',
  mobileNumber: '01712345678',
  condition: 'Excellent',
  image: picture('front.gif'),
};

export const productCreationExamples = {
  'add the product': { type: 'productCreation.submit', draft },
  'add it with another picture': {
    type: 'productCreation.submit',
    draft: { ...draft, image: picture('back.gif') },
  },
  'add it with three pictures': {
    type: 'productCreation.submit',
    draft: { ...draft, photos: [picture('side.gif'), picture('clasp.gif')] },
  },
  'cancel the upload': { type: 'productCreation.cancel' },
  'half of the picture is sent': { type: 'upload.progressed', fraction: 0.5 },
  'the picture is uploaded': { type: 'upload.finished', url: '/images/front.webp' },
  'the picture is rejected': { type: 'upload.failed', message: 'This is not a picture.' },
  'the upload fails to start': actorError('productCreation.uploading'),
  'the product is stored': actorDone('productCreation.saving', { acknowledged: true }),
  'nothing is stored': actorDone('productCreation.saving', { acknowledged: false }),
  'no response arrives': actorError('productCreation.saving'),
  'the call times out': elapsed('callTimeout', 'productCreation.saving'),
} satisfies Examples<ProductCreationEvent>;
