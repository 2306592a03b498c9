import { Icon, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { lazyComponent } from '../../components/loading/lazy-component';
import { whenIdle } from '../../components/loading/when-idle';
import { paths } from '../../services/paths/paths';
import { useSearchSupport } from './use-search-support';

/** Until this has loaded, or if it fails to load, the box searches without suggestions. */
const SearchSuggestions = lazyComponent({
  label: 'the suggestions',
  load: async () => {
    await whenIdle();
    const module = await import(/* webpackChunkName: "search-box" */ './search-suggestions');
    return module.SearchSuggestions;
  },
  Fallback: () => null,
  Failed: () => null,
});

/** The search box in the header. */
export function SearchBox(props: HTMLChakraProps<'form'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { isSupported, isHydrated, hiddenIfUnsupported } = useSearchSupport();
  const isOnSearchPage = useLocation().pathname === paths.search;
  // The suggestions load when the box is used, and on the search page, whose words the box shows.
  const [isNeeded, setIsNeeded] = useState(isOnSearchPage);
  if (isOnSearchPage && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    const input = inputRef.current;
    // The user may have used the box before hydration.
    if (input && (input === document.activeElement || input.value)) setIsNeeded(true);
  }, []);
  const navigate = useNavigate();
  useEffect(() => {
    const input = inputRef.current;
    const form = input?.form;
    const search = (event: SubmitEvent) => {
      event.preventDefault();
      // React would treat the event as a form action.
      event.stopPropagation();
      if (!input) return;
      input.value = input.value.trim();
      const query = input.value && `?${String(new URLSearchParams({ text: input.value }))}`;
      const path = paths.search + query;
      void navigate(path, { replace: path === window.location.pathname + window.location.search });
    };
    form?.addEventListener('submit', search);
    return () => form?.removeEventListener('submit', search);
  }, [navigate]);
  if (!isSupported) return null;
  return (
    <chakra.form
      role="search"
      action={paths.search}
      position="relative"
      css={hiddenIfUnsupported}
      {...props}
    >
      <Icon
        as={MagnifyingGlassIcon}
        size="md"
        position="absolute"
        insetStart="3"
        top="2.5"
        color="fg.muted"
        pointerEvents="none"
      />
      <chakra.input
        ref={inputRef}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        name="text"
        onFocus={() => setIsNeeded(true)}
        onPointerEnter={() => setIsNeeded(true)}
        aria-label={inGoodsWords('Search all watches')}
        placeholder={inGoodsWords('Search all watches')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        width="full"
        height="10"
        paddingStart="10"
        paddingEnd="3"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="full"
      />
      {isHydrated && isNeeded && <SearchSuggestions inputRef={inputRef} />}
    </chakra.form>
  );
}
