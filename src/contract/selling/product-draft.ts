import * as z from 'zod/mini';
import { tooLongMessage } from '../text/messages';
import { acknowledgementSchema } from '../platform/mutation-results';
import { maxPhotos } from './product';
import { productTextFields, type ProductTextField } from './product-fields';
import { maxPictureUrlLength } from '../pictures/picture-url';
import { photoMarksField, photoMarksSchema, type PhotoMarks } from '../pictures/photo-marks';
import { sanitizeText } from '../text/visible-text';
import { tolerate } from '../platform/tolerance';

/** The number of drafts that a seller may have (docs/selling.md#drafts). */
export const maxDrafts = 100;

/** Longer than a product's fields may be, so that a text that is too long is saved with the draft. */
const maxDraftTextLength = 10_000;

/** The texts of a draft by field. A text may be invalid; an empty one is absent. */
export type DraftTexts = { [Name in ProductTextField]?: string | undefined };

const textSchemas = <Schema>(schema: Schema) =>
  Object.fromEntries(productTextFields.map((name) => [name, schema])) as Record<
    ProductTextField,
    Schema
  >;

const typedTextSchema = z.optional(
  z.pipe(
    z
      .string('The texts of a draft must be texts.')
      .check(z.maxLength(maxDraftTextLength, tooLongMessage(maxDraftTextLength))),
    z.transform((text) => sanitizeText(text) || undefined),
  ),
);

/** The body of saveProductDraft. */
export const draftToSaveSchema = z.object({
  /** The revision that the change is based on; 0 for a new draft. */
  revision: z
    .int('The revision must be a whole number.')
    .check(z.minimum(0, 'The revision must be at least 0.')),
  texts: z.object(textSchemas(typedTextSchema), 'The texts are missing.'),
  /** The URLs of uploaded photos in display order. */
  photos: z
    .array(
      z.string('A photo must be a URL.').check(z.maxLength(maxPictureUrlLength)),
      'photos must be a list of URLs.',
    )
    .check(z.maxLength(maxPhotos, `Please choose at most ${maxPhotos} photos.`)),
  photoMarks: photoMarksField,
});
export interface DraftToSave {
  revision: number;
  texts: DraftTexts;
  photos: readonly string[];
  photoMarks?: PhotoMarks | undefined;
}

/** A product that its seller has begun to fill in (docs/selling.md#drafts). Times are in ISO 8601. */
export const storedDraftSchema = z.object({
  id: z.string(),
  /** Incremented by each change. */
  revision: z.number(),
  texts: z.object(textSchemas(z.optional(z.string()))),
  photos: z.array(z.string()),
  /** Absent from older servers. */
  photoMarks: z.optional(photoMarksSchema),
  updatedAt: z.string(),
});
export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** An entry in the list of a seller's drafts. */
export const draftSummarySchema = z.object({
  id: z.string(),
  productName: z.optional(z.nullable(z.string())),
  location: z.optional(z.nullable(z.string())),
  sellingPrice: z.optional(z.nullable(z.string())),
  /** The URL of the first photo; null without one. */
  image: z.nullable(z.string()),
  photoCount: z.number(),
  updatedAt: z.string(),
});
tolerate(draftSummarySchema, 'id');
export type DraftSummary = z.infer<typeof draftSummarySchema>;

export const draftSaveResultSchema = z.extend(acknowledgementSchema, {
  revision: z.number(),
  updatedAt: z.string(),
});
export type DraftSaveResult = z.infer<typeof draftSaveResultSchema>;
