import type { Rating } from './review';

/** Returns an average with one digit after the point, such as "4.0". */
export const formatRating = ({ average }: Rating): string => average.toFixed(1);

/** Returns the average and the number of reviews in one piece, such as "★ 4.8 (12)". */
export const shortRating = (rating: Rating): string =>
  `★\u00a0${formatRating(rating)}\u00a0(${rating.count})`;
