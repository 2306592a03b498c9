import type { Decorator } from 'final-form';
import { draftFiles, type DraftFiles } from './draft-files';

/** The union of the names of the form's fields for files. */
type FileField<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends File | readonly File[]
    ? Field & string
    : never;
}[keyof Values];

/**
 * Returns a form decorator that restores the stored files and saves them on each change.
 * @param name the draft's name; includes the user's id
 */
export function saveDraftFiles<Values extends object>(
  name: string,
  fields: readonly FileField<Values>[],
): Decorator<Values> {
  return (form) => {
    const chosenFiles = () => {
      const { values } = form.getState();
      return Object.fromEntries(
        fields.flatMap((field) => (values[field] ? [[field, values[field]] as const] : [])),
      ) as DraftFiles;
    };
    let isActive = true;
    let saved: DraftFiles = {};

    const restore = async () => {
      const stored = await draftFiles.read(name);
      // Do not overwrite what the user has chosen since the page loaded.
      if (!isActive || Object.keys(chosenFiles()).length > 0) return;
      saved = stored;
      form.batch(() => {
        for (const field of fields) {
          if (stored[field]) form.change(field, stored[field] as Values[typeof field]);
        }
      });
    };
    void restore();

    const unsubscribe = form.subscribe(
      () => {
        const chosen = chosenFiles();
        if (fields.every((field) => chosen[field] === saved[field])) return;
        saved = chosen;
        void draftFiles.save(name, chosen);
      },
      { values: true },
    );
    return () => {
      isActive = false;
      unsubscribe();
    };
  };
}
