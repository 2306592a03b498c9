import * as z from 'zod/mini';
import { maxPictureUrlLength } from '../pictures/picture-url';
import { photoMarkNames } from '../pictures/photo-marks';
import { watchAttributes } from './product-fields';
import { requiredText } from '../text/text';

const categoryFields = {
  name: { required: 'Name is required.', maxLength: 60 },
  description: { required: 'Description is required.', maxLength: 1000 },
} as const;

/** The maximum number of categories: the lists and the menus show all of them. */
export const maxCategories = 100;

const invalidPicture = 'The picture must be the URL of an uploaded picture.';
const invalidAttributes = 'attributes must be a list of attributes of a watch, or null for all.';
const invalidMarks = 'photoMarks must be a list of marks of photos, or null for the default ones.';

const nameSchema = z.pipe(
  requiredText(categoryFields.name.required, categoryFields.name.maxLength),
  z.transform((text) => text.replace(/\s+/g, ' ')),
);
const descriptionSchema = requiredText(
  categoryFields.description.required,
  categoryFields.description.maxLength,
);
/** Null for the picture of the newest product. */
const imageSchema = z.nullable(
  z
    .string(invalidPicture)
    .check(z.minLength(1, invalidPicture), z.maxLength(maxPictureUrlLength, invalidPicture)),
);
/** Null for all. */
const attributesSchema = z.nullable(
  z.pipe(
    z.array(z.enum(watchAttributes, invalidAttributes), invalidAttributes),
    z.transform((names) => watchAttributes.filter((attribute) => names.includes(attribute))),
  ),
);

/** Null for the default ones. */
const categoryMarksSchema = z.nullable(
  z.pipe(
    z.array(z.enum(photoMarkNames, invalidMarks), invalidMarks),
    z.transform((names) => photoMarkNames.filter((mark) => names.includes(mark))),
  ),
);

/** The fields of a category that an admin changes. */
export const categoryChangesSchema = z.object({
  name: z.optional(nameSchema),
  description: z.optional(descriptionSchema),
  image: z.optional(imageSchema),
  attributes: z.optional(attributesSchema),
  photoMarks: z.optional(categoryMarksSchema),
});
export type CategoryChanges = z.output<typeof categoryChangesSchema>;

export const newCategorySchema = z.object({
  name: nameSchema,
  description: descriptionSchema,
  image: z.optional(imageSchema),
  attributes: z.optional(attributesSchema),
  photoMarks: z.optional(categoryMarksSchema),
});
export type NewCategory = z.output<typeof newCategorySchema>;

/** A category as an admin edits it. */
export const editableCategorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The URL of its own picture; null if it shows that of its newest product. */
  image: z.nullable(z.string()),
  /** The URL of the picture that it shows; null without one. */
  shownImage: z.nullable(z.string()),
  /** A newer server may know other attributes. */
  attributes: z.nullable(z.array(z.string())),
  /** Absent from older servers. */
  photoMarks: z.optional(z.nullable(z.array(z.string()))),
  /** The number of its products that are for sale. */
  listed: z.int(),
  /** The number of all its products, sold and hidden ones included. */
  products: z.int(),
});
export type EditableCategory = z.output<typeof editableCategorySchema>;
