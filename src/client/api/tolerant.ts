import * as z from 'zod/mini';

/**
 * Text that some servers store as a number: prices and years (specification 5.1 sets no format).
 */
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/**
 * Reads an object of the contract from any server. Required fields must match the contract; any
 * other field may be missing or invalid without hiding the rest.
 */
export function tolerant<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  ...required: (keyof Shape)[]
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    required.includes(name) ? field : withEmptyDefault(field as z.ZodMiniType),
  ]);
  return z.object(Object.fromEntries(fields) as Shape);
}

/** The value of a missing or invalid field: the emptiest that its type allows. */
function withEmptyDefault(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniString) return z.catch(text, '');
  if (field instanceof z.ZodMiniBoolean) return z.catch(field, false);
  if (field instanceof z.ZodMiniNumber) return z.catch(field, 0);
  if (field instanceof z.ZodMiniNullable) return z.catch(field, null);
  if (field instanceof z.ZodMiniArray) return z.catch(field, []);
  if (!(field instanceof z.ZodMiniOptional)) throw new Error('Nothing is known to stand for it.');
  const innerType = withoutNull(field.def.innerType as z.ZodMiniType);
  const readable = innerType instanceof z.ZodMiniObject ? tolerant(innerType) : innerType;
  return z.catch(z.optional(readable), undefined);
}

/** Optional fields may also come as null. */
function withoutNull(field: z.ZodMiniType): z.ZodMiniType {
  return field instanceof z.ZodMiniNullable ? (field.def.innerType as z.ZodMiniType) : field;
}

/** A list that leaves out invalid entries, so that one bad record does not break the whole page. */
export function tolerantList<Entry>(entry: z.ZodMiniType<Entry>): z.ZodMiniType<Entry[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
