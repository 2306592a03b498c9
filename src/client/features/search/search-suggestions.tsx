import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '../../../contract/finding/search';
import { useSuggestionsQuery } from '../../api/search-api';
import { suggestionPath } from './suggestion-path';
import { SuggestionList } from './suggestion-list';
import { useComboboxAttributes } from './use-combobox-attributes';
import { useDebounced } from '../../components/forms/use-debounced';
import { useSyncQueryText } from './use-sync-query-text';

/**
 * Milliseconds after the last keystroke: longer than between letters, shorter than between words.
 */
const debounceTime = 150;
/** A shorter text would match nearly everything. */
const minLetters = 2;
const noSuggestions: readonly Suggestion[] = [];

/** Shows suggestions below the search box, which is a WAI-ARIA combobox. */
export function SearchSuggestions({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const navigate = useNavigate();
  const [typedText, setTyped] = useState('');
  const [isListRequested, setIsListRequested] = useState(false);
  const text = useDebounced(typedText.trim(), debounceTime);
  const isSkipped = text.length < minLetters || typedText.trim().length < minLetters;
  // The previous suggestions stay until the next ones arrive.
  const { data = noSuggestions } = useSuggestionsQuery({ text }, { skip: isSkipped });
  const options = isSkipped ? noSuggestions : data;
  const [activeOption, setActiveOption] = useState({ options, index: -1 });
  const active = activeOption.options === options ? activeOption.index : -1;
  const isOpen = isListRequested && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useSyncQueryText(inputRef);
  useComboboxAttributes(inputRef, {
    listId,
    isOpen,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
  });

  const goTo = (path: string) => {
    setIsListRequested(false);
    void navigate(path, {
      replace: path === window.location.pathname + window.location.search,
    });
  };
  const moveActiveOption = (step: 1 | -1) => {
    setIsListRequested(true);
    // The arrow keys cycle through the options and the input itself, which has the index -1.
    const positionCount = options.length + 1;
    const fromIndex = isOpen ? active : -1;
    setActiveOption({
      options,
      index: ((fromIndex + 1 + step + positionCount) % positionCount) - 1,
    });
  };
  const onInput = useEffectEvent(() => {
    setTyped(inputRef.current?.value ?? '');
    setIsListRequested(true);
    // Enter searches for the input, not for the option that was active before.
    setActiveOption({ options, index: -1 });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') moveActiveOption(1);
    else if (event.key === 'ArrowUp') moveActiveOption(-1);
    else if (event.key === 'Enter' && chosen) goTo(suggestionPath(chosen));
    else if (event.key === 'Escape' && isOpen) setIsListRequested(false);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = inputRef.current;
    if (!field) return;
    const { form } = field;
    const onFieldInput = () => onInput();
    const onFieldKey = (event: KeyboardEvent) => onKey(event);
    const closeList = () => setIsListRequested(false);
    field.addEventListener('input', onFieldInput);
    field.addEventListener('keydown', onFieldKey);
    field.addEventListener('blur', closeList);
    form?.addEventListener('submit', closeList);
    // The user may have typed before this code loaded.
    if (field === document.activeElement && field.value) onInput();
    return () => {
      field.removeEventListener('input', onFieldInput);
      field.removeEventListener('keydown', onFieldKey);
      field.removeEventListener('blur', closeList);
      form?.removeEventListener('submit', closeList);
    };
  }, [inputRef]);

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={listId}
          options={options}
          activeIndex={active}
          optionId={optionId}
          onChoose={(option) => goTo(suggestionPath(option))}
        />
      )}
    </>
  );
}
