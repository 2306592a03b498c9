/** The IndexedDB database with the files of drafts. */
export const draftFilesDatabase = 'secondhand-draft-files';

/** Removes the files of all drafts, without loading the code that reads and writes them. */
export function removeDraftFiles(): void {
  try {
    indexedDB.deleteDatabase(draftFilesDatabase);
  } catch {
    // Storage is blocked: no files are stored.
  }
}
