import type { EditableProduct } from '../../../contract/selling/editable-product';
import { toHostedPhotos } from '../../components/photos/photo';
import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import { toEditValues } from './edit-values';
import type { ProductEditEvent } from './product-edit.machine';

const texts = {
  productName: 'Omega Seamaster',
  originalPrice: '900',
  location: 'Dhaka',
  description: 'Serviced last year.',
  sellingPrice: '600',
  category: 'dive-watches',
  yearOfPurchase: '2022',
  mobileNumber: '01712345678',
  condition: 'Excellent',
};
const product: EditableProduct = {
  _id: 'product-1',
  ...texts,
  image: '/images/front.webp',
  photos: ['/images/front.webp'],
  revision: 1,
  listed: true,
  unlistedBecause: null,
  isHeld: false,
};
const changed = { ...product, sellingPrice: '500' };
const changedElsewhere = { ...product, sellingPrice: '550', revision: 2 };

export const productEditExampleEvents = {
  'the product loads': actorDone('productEdit.loading', { product }),
  'it was changed since a reload': actorDone('productEdit.loading', {
    product: changedElsewhere,
    unsaved: { base: product, values: toEditValues(changed) },
  }),
  'it fails to load': actorError('productEdit.loading'),
  'loading times out': elapsed('callTimeout', 'productEdit.loading'),
  'load it again': { type: 'productEdit.retry' },
  'review the changes': {
    type: 'productEdit.review',
    draft: { ...texts, photos: toHostedPhotos(product.photos) },
  },
  'cancel the uploads': { type: 'productEdit.cancel' },
  'the photos are uploaded': actorDone('productEdit.uploading', toEditValues(changed)),
  'nothing was changed': actorDone('productEdit.uploading', toEditValues(product)),
  'a photo is not uploaded': actorError('productEdit.uploading'),
  'edit again': { type: 'productEdit.back' },
  'save the changes': { type: 'productEdit.save' },
  'the changes are saved': actorDone('productEdit.saving', { status: 'saved', product: changed }),
  'it was changed elsewhere': actorDone('productEdit.saving', {
    status: 'rejected',
    product: changedElsewhere,
    message: 'It was changed.',
  }),
  'it was booked': actorDone('productEdit.saving', {
    status: 'rejected',
    product: { ...product, isHeld: true },
    message: 'It is booked.',
  }),
  'its booking has ended': actorDone('productEdit.saving', {
    status: 'rejected',
    product,
    message: 'It is booked.',
  }),
  'the save fails': actorError('productEdit.saving'),
  'the save times out': elapsed('callTimeout', 'productEdit.saving'),
  'keep your price': { type: 'productEdit.choose', field: 'sellingPrice', side: 'yours' },
  'keep the other price': { type: 'productEdit.choose', field: 'sellingPrice', side: 'theirs' },
  'continue with the choices': { type: 'productEdit.resolve' },
} satisfies ExampleEvents<ProductEditEvent>;
