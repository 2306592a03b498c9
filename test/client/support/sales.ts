import type { OrderStep, Sale, SaleDetails } from '../../../src/contract/buying/sale';
import type { ShippingAddress } from '../../../src/contract/buying/shipping-address';
import { buyer, product, seller } from './fixtures';

/** A booking that is not paid yet. */
export const sale: Sale = {
  orderId: 'order-3f9a21bc',
  state: 'booked',
  productId: product._id,
  productName: product.productName,
  image: product.image,
  sellingPrice: product.sellingPrice,
  buyerName: buyer.displayName,
  sellerName: seller.displayName,
  phoneNumber: '01712345678',
  meetingLocation: 'Under the station clock',
  bookedAt: '2026-11-20T09:30:00.000Z',
  paidAt: null,
  deadline: '2026-11-23T09:30:00.000Z',
};

/** Returns a step in the history of an order. */
export const orderStep = (
  step: Pick<OrderStep, 'number' | 'type' | 'state'> & Partial<OrderStep>,
): OrderStep => ({
  happenedAt: '2026-11-20T09:30:00.000Z',
  reason: null,
  problem: null,
  photos: [],
  ...step,
});

/** The same order with the details that its buyer sees. */
export const saleDetails: SaleDetails = {
  ...sale,
  as: 'buyer',
  location: product.location,
  buyerEmail: buyer.email,
  sellerUid: seller.uid,
  sellerEmail: null,
  sellerPhoneNumber: null,
  payment: null,
  handOverCode: null,
  returnCode: null,
  steps: [orderStep({ number: 1, type: 'buyer.book', state: 'booked' })],
};

/** An address in Bangladesh. */
export const shippingAddress: ShippingAddress = {
  name: buyer.displayName,
  line1: 'House 7, Road 3',
  postalCode: '1205',
  city: 'Dhaka',
  country: 'BD',
};

/** The same order after the payment. */
export const paidSale: SaleDetails = {
  ...saleDetails,
  state: 'awaitingHandOver',
  deadline: '2026-12-05T10:00:00.000Z',
  paidAt: '2026-11-21T10:00:00.000Z',
  sellerEmail: seller.email,
  sellerPhoneNumber: product.mobileNumber,
  handOverCode: '012345',
  payment: {
    paidAt: '2026-11-21T10:00:00.000Z',
    amount: 120_000,
    currency: 'usd',
    cardLast4: '4242',
  },
};

/** A paid order whose watch the seller has to send, as its seller sees it. */
export const saleToSend: SaleDetails = {
  ...paidSale,
  as: 'seller',
  state: 'awaitingShipment',
  handOverCode: null,
  shippingPrice: 1_250,
  shippingAddress,
};

/** The same order once the watch is on its way. */
export const sentSale: SaleDetails = {
  ...saleToSend,
  state: 'shipped',
  steps: [
    orderStep({
      number: 1,
      type: 'seller.ship',
      state: 'shipped',
      parcel: { carrier: 'DHL', trackingNumber: '00340434161094042557' },
    }),
  ],
};
