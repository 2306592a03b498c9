import type { Decorator } from 'final-form';
import { draftFiles, type DraftFiles, type FileEntry } from './draft-files';

/** The union of the names of the form's fields for files. */
type FileField<Values> = {
  [Field in keyof Values]-?: NonNullable<Values[Field]> extends readonly FileEntry[]
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
    /** Returns the files of the fields that no longer have their initial value. */
    const chosenFiles = () => {
      const { values, initialValues } = form.getState();
      const chosen = fields.filter(
        (field) => values[field] && values[field] !== initialValues?.[field],
      );
      return Object.fromEntries(
        chosen.map((field) => [field, values[field]]),
      ) as DraftFiles<FileEntry>;
    };
    let isActive = true;
    let saved: DraftFiles<FileEntry> = {};

    const restore = async () => {
      const stored = await draftFiles.read<FileEntry>(name);
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
        void draftFiles.save(name, withoutUploadedFiles(chosen));
      },
      { values: true },
    );
    return () => {
      isActive = false;
      unsubscribe();
    };
  };
}

/** An uploaded file can be loaded from its URL, and storing it again with each change takes long. */
function withoutUploadedFiles(files: DraftFiles<FileEntry>): DraftFiles<FileEntry> {
  return Object.fromEntries(
    Object.entries(files).map(([field, entries = []]) => [field, entries.map(withoutUploadedFile)]),
  );
}

function withoutUploadedFile(entry: FileEntry): FileEntry {
  if (entry instanceof File || entry.url === undefined) return entry;
  const { file: _file, ...others } = entry;
  return others;
}
