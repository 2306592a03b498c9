import { useEffect, type RefObject } from 'react';

interface ComboboxState {
  listId: string;
  isOpen: boolean;
  /** The element id of the active option; undefined if none is active. */
  activeId: string | undefined;
}

/** Sets the combobox's state on the input, which another component renders. */
export function useComboboxAttributes(
  inputRef: RefObject<HTMLInputElement | null>,
  { listId, isOpen, activeId }: ComboboxState,
): void {
  useEffect(() => {
    const attributes = {
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
