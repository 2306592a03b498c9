import * as z from 'zod/mini';

/** Free text that some servers store as a number: prices and years (specification 5.1). */
export const freeText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** Text that is only shown, so that its absence must not hide the rest of an entry. */
export const shownText = z.catch(z.string(), '');

/**
 * A list that leaves out entries of the wrong shape: one bad record must not cost the visitor
 * the whole page.
 */
export function listOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items): z.output<Entry>[] =>
      items.flatMap((item) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
