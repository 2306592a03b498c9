import type { Product } from '../../../contract/selling/product';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { AdvertisingEvent } from './advertising.machine';

const product: Product = {
  _id: 'product-1',
  uid: 'uid-1',
  productName: 'Omega Seamaster',
  image: '/images/seamaster.webp',
  category: 'dive-watches',
  condition: 'Excellent',
  description: 'Serviced last year.',
  location: 'Dhaka',
  mobileNumber: '01712345678',
  originalPrice: '900',
  sellingPrice: '600',
  yearOfPurchase: '2022',
  date: '2026-11-21T10:00:00.000Z',
  timestamp: 1_795_255_200_000,
  advertise: false,
  sellerEmail: 'ann@example.com',
  sellerName: 'Ann',
  sellerPhoto: '',
  sellerStatus: true,
};

export const advertisingExampleEvents = {
  'toggle the advertisement': { type: 'advertising.toggle', product },
  'the product is changed': actorDone('advertising.saving', { modifiedCount: 1 }),
  'nothing is changed': actorDone('advertising.saving', { modifiedCount: 0 }),
  'no response arrives': actorError('advertising.saving'),
  'the call times out': elapsed('callTimeout', 'advertising.saving'),
} satisfies ExampleEvents<AdvertisingEvent>;
