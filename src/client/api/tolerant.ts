import * as z from 'zod/mini';

/** Text, which some servers store as a number: prices and years (specification 5.1 sets no format). */
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/**
 * Reads what some server sends in place of an object of the contract. What is needed must be as the
 * contract has it; anything else may be missing, so that its absence hides nothing of the rest.
 */
export function tolerant<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  ...needed: (keyof Shape)[]
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    needed.includes(name) ? field : orNothing(field as z.ZodMiniType),
  ]);
  return z.object(Object.fromEntries(fields) as Shape);
}

/** What a field reads as when it is missing or can't be read: the emptiest that its type allows. */
function orNothing(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniString) return z.catch(text, '');
  if (field instanceof z.ZodMiniBoolean) return z.catch(field, false);
  if (field instanceof z.ZodMiniNumber) return z.catch(field, 0);
  if (field instanceof z.ZodMiniNullable) return z.catch(field, null);
  if (field instanceof z.ZodMiniArray) return z.catch(field, []);
  if (!(field instanceof z.ZodMiniOptional)) throw new Error('Nothing is known to stand for it.');
  const known = withoutNull(field.def.innerType as z.ZodMiniType);
  const readable = known instanceof z.ZodMiniObject ? tolerant(known) : known;
  return z.catch(z.optional(readable), undefined);
}

/** What a server says by null, it can say by nothing. */
function withoutNull(field: z.ZodMiniType): z.ZodMiniType {
  return field instanceof z.ZodMiniNullable ? (field.def.innerType as z.ZodMiniType) : field;
}

/**
 * A list that leaves out entries of the wrong shape: one bad record must not cost the visitor
 * the whole page.
 */
export function listOf<Entry>(entry: z.ZodMiniType<Entry>): z.ZodMiniType<Entry[]> {
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
