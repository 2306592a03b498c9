import { useEffect, type RefObject } from 'react';

interface ComboboxState {
  listId: string;
  isOpen: boolean;
  /** The id of the option that the arrow keys have reached. */
  activeId: string | undefined;
}

/** Tells assistive technology of the list below an input, which was there before the list's code. */
export function useComboboxAttributes(
  inputRef: RefObject<HTMLInputElement | null>,
  { listId, isOpen, activeId }: ComboboxState,
): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) inputRef.current?.removeAttribute(name);
      else inputRef.current?.setAttribute(name, value);
    }
  }, [inputRef, listId, isOpen, activeId]);
}
