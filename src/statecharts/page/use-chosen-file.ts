import { useState, type ChangeEvent } from 'react';

/**
 * Reads the file that the user chooses, and returns its problem.
 * @param read takes its text and its name. @throws what is wrong, in words for the person
 * @param failure what it can't be, as in "can't be opened"
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
    // The same file can be chosen once more, when it is another by then.
    target.value = '';
  };
  return { problem, onChange: (event: ChangeEvent<HTMLInputElement>) => void open(event) };
}
