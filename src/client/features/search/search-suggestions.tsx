import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseSearchParams, type Suggestion } from '../../../contract/search';
import { useSuggestionsQuery } from '../../api/search-api';
import { searchPath } from '../../services/search-path';
import { addressOfSuggestion } from './suggestion-address';
import { SuggestionList } from './suggestion-list';
import { useComboboxAttributes } from './use-combobox-attributes';
import { useDebounced } from './use-debounced';
import { useSearchedText } from './use-searched-text';

/** In milliseconds: shorter than between two words, longer than between two letters. */
const pauseInTyping = 150;
/** Fewer letters begin nearly everything. */
const fewestLetters = 2;
const nothing: readonly Suggestion[] = [];

/** Makes the search box a combobox (WAI-ARIA), and lets it search without loading a page. */
export function SearchSuggestions({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const text = useDebounced(typed.trim(), pauseInTyping);
  const isSkipped = text.length < fewestLetters || typed.trim().length < fewestLetters;
  // An answer to what was typed before stands until the next one is there, but no other.
  const { data = nothing } = useSuggestionsQuery(text, { skip: isSkipped });
  const options = isSkipped ? nothing : data;
  const [reached, setReached] = useState({ options, index: -1 });
  const active = reached.options === options ? reached.index : -1;
  const isOpen = isWanted && options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useSearchedText(inputRef);
  useComboboxAttributes(inputRef, {
    listId,
    isOpen,
    activeId: isOpen && active >= 0 ? optionId(active) : undefined,
  });

  const goTo = (address: string) => {
    setIsWanted(false);
    void navigate(address, {
      replace: address === window.location.pathname + window.location.search,
    });
  };
  const move = (step: 1 | -1) => {
    setIsWanted(true);
    // One place more than there are options: what was typed itself, where a closed list begins.
    const places = options.length + 1;
    const from = isOpen ? active : -1;
    setReached({ options, index: ((from + 1 + step + places) % places) - 1 });
  };
  const onInput = useEffectEvent(() => {
    setTyped(inputRef.current?.value ?? '');
    setIsWanted(true);
    // Enter takes what is being typed, not what was reached before.
    setReached({ options, index: -1 });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) goTo(addressOfSuggestion(chosen));
    else if (event.key === 'Escape' && isOpen) setIsWanted(false);
    else return;
    event.preventDefault();
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    // React would take the navigation for an action of the form, and read its data for nobody.
    event.stopPropagation();
    goTo(
      searchPath(parseSearchParams(new URLSearchParams({ text: inputRef.current?.value ?? '' }))),
    );
  });

  useEffect(() => {
    const field = inputRef.current;
    if (!field) return;
    const { form } = field;
    const typing = () => onInput();
    const pressing = (event: KeyboardEvent) => onKey(event);
    const leaving = () => setIsWanted(false);
    const submitting = (event: SubmitEvent) => onSubmit(event);
    field.addEventListener('input', typing);
    field.addEventListener('keydown', pressing);
    field.addEventListener('blur', leaving);
    form?.addEventListener('submit', submitting);
    // Somebody may be typing already.
    if (field === document.activeElement && field.value) onInput();
    return () => {
      field.removeEventListener('input', typing);
      field.removeEventListener('keydown', pressing);
      field.removeEventListener('blur', leaving);
      form?.removeEventListener('submit', submitting);
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
          onChoose={(option) => goTo(addressOfSuggestion(option))}
        />
      )}
    </>
  );
}
