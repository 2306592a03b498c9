import type { DemoBuyerId } from './demo-buyers';

export interface DemoReview {
  id: string;
  /** The completed order; null for one of years ago that was deleted. */
  order: string | null;
  buyer: DemoBuyerId;
  /** The id of the seller. */
  seller: string;
  rating: number;
  text: string;
  reply?: string;
  daysAgo: number;
}

/** What buyers wrote about two sellers. Only Tomas has enough for an average. */
export const demoReviews: readonly DemoReview[] = [
  {
    id: 'demo-review-1',
    order: 'demo-order-e41b6d37',
    buyer: 'demo-buyer-rafiq',
    seller: 'demo-seller-tomas',
    rating: 5,
    text: 'Exactly as in the photos, and it keeps time within three seconds a day. Tomas let me check it in peace before I gave him the code.',
    reply: 'Thank you, Rafiq. Wear it in good health!',
    daysAgo: 5,
  },
  {
    id: 'demo-review-2',
    order: null,
    buyer: 'demo-buyer-priya',
    seller: 'demo-seller-tomas',
    rating: 4,
    text: 'Good watch and fair price. He was twenty minutes late, but wrote before.',
    daysAgo: 40,
  },
  {
    id: 'demo-review-3',
    order: null,
    buyer: 'demo-buyer-jonas',
    seller: 'demo-seller-tomas',
    rating: 5,
    text: 'Told me about the scratch on the clasp before I asked.',
    daysAgo: 95,
  },
  {
    id: 'demo-review-4',
    order: 'demo-order-5ac27f90',
    buyer: 'demo-buyer-priya',
    seller: 'demo-seller',
    rating: 5,
    text: 'Friendly, on time, and the enamel is even better in daylight.',
    daysAgo: 4,
  },
];
