import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseSearchParams, type Suggestion } from '../../../contract/search';
import { useSuggestionsQuery } from '../../api/search-api';
import { searchPath } from '../../services/search-path';
import { suggestionPath } from './suggestion-path';
import { SuggestionList } from './suggestion-list';
import { useComboboxAttributes } from './use-combobox-attributes';
import { useDebounced } from './use-debounced';
import { useSyncQueryText } from './use-sync-query-text';

/** In milliseconds: longer than a pause between letters, shorter than between words. */
const debounceTime = 150;
/** A shorter text matches nearly everything. */
const minLetters = 2;
const noSuggestions: readonly Suggestion[] = [];

/** Turns the search box into a WAI-ARIA combobox and searches without a page load. */
export function SearchSuggestions({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isRequested, setIsRequested] = useState(false);
  const text = useDebounced(typed.trim(), debounceTime);
  const isSkipped = text.length < minLetters || typed.trim().length < minLetters;
  // The previous suggestions stay until the next ones arrive.
  const { data = noSuggestions } = useSuggestionsQuery(text, { skip: isSkipped });
  const options = isSkipped ? noSuggestions : data;
  const [activeOption, setActiveOption] = useState({ options, index: -1 });
  const active = activeOption.options === options ? activeOption.index : -1;
  const isOpen = isRequested && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useSyncQueryText(inputRef);
  useComboboxAttributes(inputRef, {
    listId,
    isOpen,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
  });

  const goTo = (path: string) => {
    setIsRequested(false);
    void navigate(path, {
      replace: path === window.location.pathname + window.location.search,
    });
  };
  const move = (step: 1 | -1) => {
    setIsRequested(true);
    // The options and the input itself, where a closed list starts.
    const places = options.length + 1;
    const from = isOpen ? active : -1;
    setActiveOption({ options, index: ((from + 1 + step + places) % places) - 1 });
  };
  const onInput = useEffectEvent(() => {
    setTyped(inputRef.current?.value ?? '');
    setIsRequested(true);
    // Enter searches for the input, not for the option that was active before.
    setActiveOption({ options, index: -1 });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) goTo(suggestionPath(chosen));
    else if (event.key === 'Escape' && isOpen) setIsRequested(false);
    else return;
    event.preventDefault();
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    // React Router would treat the event as a form action.
    event.stopPropagation();
    goTo(
      searchPath(parseSearchParams(new URLSearchParams({ text: inputRef.current?.value ?? '' }))),
    );
  });

  useEffect(() => {
    const field = inputRef.current;
    if (!field) return;
    const { form } = field;
    const onFieldInput = () => onInput();
    const onFieldKey = (event: KeyboardEvent) => onKey(event);
    const onFieldBlur = () => setIsRequested(false);
    const onFormSubmit = (event: SubmitEvent) => onSubmit(event);
    field.addEventListener('input', onFieldInput);
    field.addEventListener('keydown', onFieldKey);
    field.addEventListener('blur', onFieldBlur);
    form?.addEventListener('submit', onFormSubmit);
    // The user may already be typing.
    if (field === document.activeElement && field.value) onInput();
    return () => {
      field.removeEventListener('input', onFieldInput);
      field.removeEventListener('keydown', onFieldKey);
      field.removeEventListener('blur', onFieldBlur);
      form?.removeEventListener('submit', onFormSubmit);
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
          active={active}
          optionId={optionId}
          onChoose={(option) => goTo(suggestionPath(option))}
        />
      )}
    </>
  );
}
