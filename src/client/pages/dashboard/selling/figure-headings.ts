import type { ListingFigure } from '../../../../contract/selling/listing-figures';

/** The headings of the charts and of the table's columns. */
export const figureHeadings: Record<ListingFigure, string> = {
  views: 'Views',
  wishes: 'Saves',
  questions: 'Questions',
  bookings: 'Bookings',
};
