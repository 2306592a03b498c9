import { useEffect, type RefObject } from 'react';

interface ComboboxState {
  listId: string;
  isOpen: boolean;
  /** The id of the active option. */
  activeId: string | undefined;
}

/** Sets the combobox attributes on an input that was rendered before this code loaded. */
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
