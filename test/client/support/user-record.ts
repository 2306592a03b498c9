import type { UserWithHistory } from '../../../src/contract/console/user-record';
import { admin, buyer, seller } from './fixtures';

/** A seller with all their records, as the staff sees them. */
export const userWithHistory: UserWithHistory = {
  _id: 'user-1',
  uid: seller.uid,
  displayName: seller.displayName,
  photoURL: '',
  role: 'seller',
  hasBothRoles: false,
  email: seller.email,
  emailConfirmed: true,
  registeredAt: '2026-03-14T09:30:00.000Z',
  deletedAt: null,
  verified: false,
  verifiedAt: null,
  suspension: null,
  counts: { listings: 1, purchases: 0, sales: 1 },
  listings: [
    {
      _id: 'product-1',
      productName: 'Omega Seamaster',
      image: '/images/seamaster.webp',
      sellingPrice: '1200',
      state: 'booked',
      hiddenBy: 'decision-1',
      createdAt: '2026-03-14T09:30:00.000Z',
    },
  ],
  orders: [
    {
      _id: '3f0d4b5e-6f4e-4f6c-8a44-1f5a3a3c9d10',
      productId: 'product-1',
      productName: 'Omega Seamaster',
      image: '/images/seamaster.webp',
      state: 'booked',
      as: 'seller',
      otherId: 'user-2',
      otherName: buyer.displayName,
      createdAt: '2026-03-15T09:30:00.000Z',
    },
  ],
  reports: [
    {
      _id: 'report-1',
      subjectType: 'listing',
      subjectName: 'Omega Seamaster',
      reason: 'counterfeit',
      decided: false,
      createdAt: '2026-03-16T09:30:00.000Z',
    },
  ],
  acts: [
    {
      _id: '7',
      act: 'user.verify',
      actorName: admin.displayName,
      actorRole: 'Admin',
      reason: 'Trade register HRB 1234.',
      at: '2026-03-16T09:30:00.000Z',
    },
  ],
};
