import type { Decorator } from 'final-form';
import { drafts } from './drafts';

/** The union of the names of the form's text fields. */
type TextField<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends string ? Field & string : never;
}[keyof Values];

/**
 * Returns a form decorator that restores the stored draft and saves it on each change.
 * @param name the draft's name; includes the user's id if the draft is private
 * @param fields the text fields to save; never a password
 */
export function saveDraft<Values extends object>(
  name: string,
  fields: readonly TextField<Values>[],
): Decorator<Values> {
  return (form) => {
    /** Returns the user's input in a field; undefined if the field still has its initial value. */
    const changedText = (field: TextField<Values>): string | undefined => {
      const { values, initialValues } = form.getState();
      const text: unknown = values[field];
      const initial: unknown = initialValues?.[field];
      return typeof text === 'string' && text !== (initial ?? '') ? text : undefined;
    };

    const draft = drafts.read(name);
    form.batch(() => {
      for (const field of fields) {
        const text: unknown = draft[field];
        // Do not overwrite what the user has typed since the page loaded.
        if (typeof text !== 'string' || changedText(field) !== undefined) continue;
        form.change(field, text as Values[typeof field]);
      }
    });
    return form.subscribe(
      () => {
        const input = fields.flatMap((field) => {
          const text = changedText(field);
          return text === undefined ? [] : [[field, text] as const];
        });
        if (input.length > 0) drafts.save(name, Object.fromEntries(input));
        else drafts.remove(name);
      },
      { values: true },
    );
  };
}
