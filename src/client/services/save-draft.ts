import type { Decorator } from 'final-form';
import { drafts } from './drafts';

type TextField<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends string ? Field & string : never;
}[keyof Values];

/**
 * A form decorator that restores the draft when the page is opened again, and saves it on each
 * change.
 * @param name of the draft; contains the user's id if it is private
 * @param fields text fields only, never a password
 */
export function saveDraft<Values extends object>(
  name: string,
  fields: readonly TextField<Values>[],
): Decorator<Values> {
  return (form) => {
    const inputOf = (field: TextField<Values>): string | undefined => {
      const { values, initialValues } = form.getState();
      const text: unknown = values[field];
      const initial: unknown = initialValues?.[field];
      return typeof text === 'string' && text !== (initial ?? '') ? text : undefined;
    };

    const draft = drafts.read(name);
    form.batch(() => {
      for (const field of fields) {
        const text: unknown = draft[field];
        // Input since then is newer than the draft.
        if (typeof text !== 'string' || inputOf(field) !== undefined) continue;
        form.change(field, text as Values[typeof field]);
      }
    });
    return form.subscribe(
      () => {
        const input = fields.flatMap((field) => {
          const text = inputOf(field);
          return text === undefined ? [] : [[field, text] as const];
        });
        if (input.length > 0) drafts.save(name, Object.fromEntries(input));
        else drafts.remove(name);
      },
      { values: true },
    );
  };
}
