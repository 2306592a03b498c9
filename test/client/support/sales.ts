import type { Sale, SaleDetails } from '../../../src/contract/sale';
import { buyer, product, seller } from './fixtures';

/** A booking that is not paid yet. */
export const sale: Sale = {
  orderId: 'order-3f9a21bc',
  state: 'booked',
  context: { isBooked: true, isReminded: false, isHandedOver: false, isBankDone: false },
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

/** The same order with the details that its buyer sees. */
export const saleDetails: SaleDetails = {
  ...sale,
  as: 'buyer',
  location: product.location,
  buyerEmail: buyer.email,
  sellerUid: seller.uid,
  sellerEmail: seller.email,
  sellerPhoneNumber: product.mobileNumber,
  payment: null,
  steps: [
    {
      number: 1,
      type: 'buyer.book',
      state: 'booked',
      happenedAt: '2026-11-20T09:30:00.000Z',
      reason: null,
    },
  ],
};
