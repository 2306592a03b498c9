import type { Decorator } from 'final-form';
import { drafts } from './drafts';

type TextField<Values> = {
  [Field in keyof Values]-?: Values[Field] extends string ? Field & string : never;
}[keyof Values];

/**
 * A form's decorator: what was typed is there again after the page was left or reloaded, until
 * `drafts` forgets it.
 * @param name of the draft; it names its person, where the form is for one alone
 * @param fields never a password, nor what is no text
 */
export function keepDraft<Values extends object>(
  name: string,
  fields: readonly TextField<Values>[],
): Decorator<Values> {
  return (form) => {
    const typedIn = (field: TextField<Values>): string | undefined => {
      const { values, initialValues } = form.getState();
      const text: unknown = values[field];
      const initial: unknown = initialValues?.[field];
      return typeof text === 'string' && text !== (initial ?? '') ? text : undefined;
    };

    const draft = drafts.read(name);
    form.batch(() => {
      for (const field of fields) {
        const text: unknown = draft[field];
        // What was typed since is newer.
        if (typeof text !== 'string' || typedIn(field) !== undefined) continue;
        form.change(field, text as Values[typeof field]);
      }
    });
    return form.subscribe(
      () => {
        const typed = fields.flatMap((field) => {
          const text = typedIn(field);
          return text === undefined ? [] : [[field, text] as const];
        });
        if (typed.length > 0) drafts.keep(name, Object.fromEntries(typed));
        else drafts.forget(name);
      },
      { values: true },
    );
  };
}
