import { toHostedPhotos } from '../../components/photos/photo';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { ProductCreationEvent } from './product-creation.machine';

const photos = toHostedPhotos(['/images/front.webp']);
const file = new File(['a picture'], 'front.jpg', { type: 'image/jpeg' });

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
  photos,
};

export const productCreationExampleEvents = {
  'add the product': { type: 'productCreation.submit', draft },
  'add it during the upload': {
    type: 'productCreation.submit',
    draft: { ...draft, photos: [{ id: 'front', file }] },
  },
  'cancel the upload': { type: 'productCreation.cancel' },
  'the photo is uploaded': actorDone('productCreation.uploading', photos),
  'the photo is not uploaded': actorError('productCreation.uploading'),
  'the product is stored': actorDone('productCreation.saving', { acknowledged: true }),
  'nothing is stored': actorDone('productCreation.saving', { acknowledged: false }),
  'no response arrives': actorError('productCreation.saving'),
  'the call times out': elapsed('callTimeout', 'productCreation.saving'),
} satisfies ExampleEvents<ProductCreationEvent>;
