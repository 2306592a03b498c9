import type { Fixture } from './fixture';

/** Fields that an attacker adds to a payload: other users' ids, a better role, a lower price. */
export function forgedFields({ otherBuyer, otherSeller, otherSellersProduct }: Fixture) {
  const [buyer, seller] = [otherBuyer, otherSeller];
  return {
    ...{ _id: 'forged-id', id: 'forged-id', insertedId: 'forged-id' },
    ...{ uid: seller.uid, email: seller.email, displayName: 'Forged', photoURL: '/forged.webp' },
    ...{ role: 'Admin', verified: true, deleted: true, deleted_at: '1999-01-01' },
    ...{ sellerId: seller.id, seller_id: seller.id, sellerEmail: seller.email },
    ...{ sellerName: 'Forged', sellerPhoto: '/forged.webp', sellerStatus: true },
    ...{ buyerId: buyer.id, buyer_id: buyer.id, userId: buyer.uid, user_id: buyer.id },
    ...{ bookedById: buyer.uid, bookedByName: 'Forged', bookedByEmail: buyer.email },
    ...{ bookedByPhoto: '/forged.webp', wishedById: buyer.uid, wishedByName: 'Forged' },
    ...{ wishedByEmail: buyer.email, wishedByPhoto: '/forged.webp', buyer, seller },
    ...{
      productId: otherSellersProduct,
      product_id: otherSellersProduct,
      category: 'forged',
      category_id: 'forged',
    },
    ...{ productName: 'Forged', image: '/forged.webp', description: 'Forged', location: 'Forged' },
    ...{ condition: 'Fair', mobileNumber: '01999999999', yearOfPurchase: '1999' },
    ...{ price: '1', originalPrice: '1', sellingPrice: '1', amount: 1, currency: 'bdt' },
    ...{ paid: true, paidAt: '1999-01-01', paid_at: '1999-01-01', status: 'paid' },
    ...{ payment_intent_id: 'forged-intent', intentId: 'forged-intent' },
    ...{ advertise: true, booked: true, listed: false, totalSales: 99 },
    ...{ date: '1999-01-01T00:00:00.000Z', created_at: '1999-01-01', timestamp: 1, bookingTime: 1 },
    ...{ phoneNumber: '01999999999', meetingLocation: 'Forged' },
  };
}
