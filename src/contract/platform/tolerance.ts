import * as z from 'zod/mini';

interface Tolerance {
  /** The fields without which the entity is of no use. All fields if absent. */
  requiredFields?: readonly string[];
}

/**
 * The entities that clients read tolerantly, because the specification can be read in several ways and a newer server
 * may send more. All others must match their schema.
 */
export const tolerances = z.registry<Tolerance>();

/**
 * Lets a server leave out all fields of an entity but the required ones. In a list, an entry without a required field is
 * skipped.
 */
export function tolerate<Schema extends z.ZodMiniObject>(
  schema: Schema,
  ...requiredFields: (keyof Schema['shape'] & string)[]
): void {
  tolerances.add(schema, { requiredFields });
}

/** In a list, skips an invalid entry, so that one does not break the whole list. */
export function skipInvalid(schema: z.ZodMiniType): void {
  tolerances.add(schema, {});
}
