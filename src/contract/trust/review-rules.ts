/** For how many days after the end of an order both sides can write a review. */
export const reviewDays = 14;

/** With fewer reviews, an average would say little, and could be that of one person. */
export const minRatedReviews = 3;

/** From this average on, the search finds a seller as well rated. */
export const minGoodRating = 4;

/** More stars do not count for an order whose whole price was refunded. */
export const maxUnpaidRating = 3;

export const maxReviewPhotos = 3;

/** What each number of stars means. */
export const ratingLabels = { 5: 'Excellent', 4: 'Good', 3: 'Fair', 2: 'Poor', 1: 'Bad' } as const;

export const reviewTexts = {
  ratingRequired: 'Please choose from 1 to 5 stars.',
  textRequired: 'Please write a few words about how it went.',
  replyRequired: 'Please write your answer.',
  maxLength: 1000,
} as const;

/** How reviews are checked, which consumer law wants beside them (directive 2005/29/EC, article 7.6). */
export const reviewOrigin =
  'Only people who paid for a watch here and the seller who handed it over can write a review, each once. Both appear together, so that neither answers the other. We delete none for being bad, and count none between people who seem to be the same person, and no praise for a sale whose whole price was refunded.';
