import { useState, type ChangeEvent } from 'react';

/**
 * Returns a change handler for a file input, and the error of the last chosen file; empty if there is none.
 * @param read is called with the text and name of the file; it throws an Error with a message for the user
 * @param failure the start of the error text after the file name, such as "can't be opened"
 */
export function useChosenFile(read: (text: string, name: string) => void, failure: string) {
  const [problem, setProblem] = useState('');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      read(await file.text(), file.name);
      setProblem('');
    } catch (error) {
      setProblem(`${file.name} ${failure}. ${(error as Error).message}`);
    }
    // Without this, choosing the same file again after a change fires no event.
    target.value = '';
  };
  return { problem, onChange: (event: ChangeEvent<HTMLInputElement>) => void open(event) };
}
