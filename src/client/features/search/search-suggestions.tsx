import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type RefObject, useRef } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { parseSearchParams } from '../../../contract/finding/search';
import { pluralize } from '../../../contract/text/pluralize';
import { useSuggestionsQuery } from '../../api/search-api';
import { SuggestionList, type ListOption } from './suggestion-list';
import { useComboboxAttributes } from './use-combobox-attributes';
import { useDebounced } from '../../components/forms/use-debounced';
import { productPath } from '../../services/paths/product-path';
import { recentSearches } from '../../services/storage/recent-searches';
import { searchPath } from '../../services/paths/search-path';
import { paths } from '../../services/paths/paths';

/**
 * Milliseconds after the last keystroke: longer than between letters, shorter than between words.
 */
const debounceTime = 150;
/** A shorter text would match nearly everything. */
const minLetters = 2;
const noSuggestions: readonly ListOption[] = [];

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
  // Shown while the box is empty.
  const [recent, setRecent] = useState(noSuggestions);
  const suggestions = isSkipped ? noSuggestions : data;
  const options = recent.length > 0 ? recent : suggestions;
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

  const choose = (option: ListOption) => {
    if (option.kind !== 'clear') return goTo(suggestionPath(option));
    recentSearches.clear();
    setRecent(noSuggestions);
  };
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
    const value = inputRef.current?.value ?? '';
    setTyped(value);
    setRecent(value === '' ? recentOptions() : noSuggestions);
    setIsListRequested(true);
    // Enter searches for the input, not for the option that was active before.
    setActiveOption({ options, index: -1 });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') moveActiveOption(1);
    else if (event.key === 'ArrowUp') moveActiveOption(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setIsListRequested(false);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = inputRef.current;
    if (!field) return;
    const { form } = field;
    const onFieldInput = () => onInput();
    const onFocus = () => field.value === '' && onInput();
    const onFieldKey = (event: KeyboardEvent) => onKey(event);
    const closeList = () => setIsListRequested(false);
    field.addEventListener('input', onFieldInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('keydown', onFieldKey);
    field.addEventListener('blur', closeList);
    form?.addEventListener('submit', closeList);
    // The user may have entered or typed before this code loaded.
    if (field === document.activeElement) onInput();
    return () => {
      field.removeEventListener('input', onFieldInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('keydown', onFieldKey);
      field.removeEventListener('blur', closeList);
      form?.removeEventListener('submit', closeList);
    };
  }, [inputRef]);

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && pluralize(options.length, 'suggestion')}
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={listId}
          options={options}
          activeIndex={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Returns the searches of this device, and the option that clears them. */
function recentOptions(): readonly ListOption[] {
  const searches = recentSearches.list().map((text) => ({ kind: 'words' as const, text }));
  return searches.length > 0
    ? [...searches, { kind: 'clear', text: 'Clear recent searches' }]
    : noSuggestions;
}

/** Returns the path that a suggestion links to: a product, or a search. */
function suggestionPath({ kind, text, id }: ListOption): string {
  if (kind === 'category' && id !== undefined) return searchPath({ category: [id] });
  if (kind === 'brand') return searchPath({ brand: [id ?? text] });
  const product = kind === 'product' && id !== undefined ? productPath(id) : undefined;
  return product ?? searchPath({ text });
}

/**
 * Writes the query of the search page to the search box and to the recent searches, and clears the box on other pages.
 * Keeps what the user typed before this code loaded.
 */
function useSyncQueryText(inputRef: RefObject<HTMLInputElement | null>): void {
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  const text =
    pathname === paths.search ? parseSearchParams(new URLSearchParams(search)).text : undefined;
  useEffect(() => {
    if (inputRef.current && !(isFirst.current && inputRef.current.value)) {
      inputRef.current.value = text ?? '';
    }
    isFirst.current = false;
    if (text !== undefined) recentSearches.add(text);
  }, [inputRef, pathname, text]);
}
