import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/** The number of days of a listing's figures (its statistics), today included. Days are in UTC. */
export const figureDays = 90;

/** What is counted for a listing. */
export const listingFigureNames = ['views', 'wishes', 'questions', 'bookings'] as const;
export type ListingFigure = (typeof listingFigureNames)[number];

const figureSchemas = { views: z.int(), wishes: z.int(), questions: z.int(), bookings: z.int() };

/** What happened with all listings of a seller in the last 90 days (docs/selling.md#statistics). */
export const figureTotalsSchema = z.object(figureSchemas);
tolerate(figureTotalsSchema);
export type FigureTotals = z.infer<typeof figureTotalsSchema>;

/** What happened with a listing on each of the last 90 days, oldest first (docs/selling.md#statistics). */
export const listingFiguresSchema = z.object({
  productName: z.string(),
  totals: figureTotalsSchema,
  /** `day` is an ISO 8601 date. */
  days: z.array(z.object({ day: z.string(), ...figureSchemas })),
});
export type ListingFigures = z.infer<typeof listingFiguresSchema>;
