import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent, useEffectEvent, type RefObject } from 'react';
import type { Product } from '../../contract/selling/product';
import { BookableProductCard } from './bookable-product-card';
import { ResultGrid } from './result-grid';
import { ResultPagination } from './result-pagination';
import type { MorePages } from './use-search-pages';

interface ResultListProps {
  products: readonly Product[];
  /** Of a search near a place: the distance of each product in km, by its _id. */
  distances?: Readonly<Record<string, number>>;
  more: MorePages;
  /** The URL of the first page, if the list starts at another one. */
  firstUrl: string | undefined;
  /** Returns the URL of the page after a cursor. */
  getPageUrl: (after: string) => string;
}

/** After each group of this many pages, loading waits for the button, so that the footer can be reached. */
const automaticPageCount = 6;

/** Selects the name of a product, or its first button if there are no pages of products. */
const firstTabStopSelector = 'h3 a, button:enabled';

/** The products of a search. Loads more when the user scrolls to the end or presses the button. */
export function ResultList(props: ResultListProps) {
  const { products, distances = {}, more, firstUrl, getPageUrl } = props;
  const grid = useRef<HTMLDivElement>(null);
  const listEnd = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number>(undefined);
  const { pageCount, next, isLoading, error } = more;
  useNearEnd(listEnd, {
    list: products,
    isEnabled: next !== null && !isLoading && !error && pageCount % automaticPageCount > 0,
    onNear: more.load,
  });

  // The button moves below the new products, so the focus goes to the first of them.
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === undefined || products.length <= index) return;
    firstNewIndex.current = undefined;
    const card = grid.current?.querySelectorAll('article')[index];
    card?.querySelector<HTMLElement>(firstTabStopSelector)?.focus({ preventScroll: true });
  }, [products]);

  const onMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    firstNewIndex.current = products.length;
    more.load();
  };
  return (
    <div>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      <Box ref={grid}>
        <ResultGrid>
          {products.map((product, index) => (
            <BookableProductCard
              key={product._id}
              product={product}
              index={index}
              distance={distances[product._id]}
            />
          ))}
        </ResultGrid>
      </Box>
      <div ref={listEnd} />
      <ResultPagination
        first={firstUrl}
        next={next === null ? undefined : getPageUrl(next)}
        isLoading={isLoading}
        error={error}
        onMore={onMore}
      />
    </div>
  );
}

/** The end of the list counts as near within 1.5 window heights below the window. */
const rootMargin = '0px 0px 150%';

/** Calls `onNear` when the element comes near the window, and again for each new `list` that ends near it. */
function useNearEnd(
  end: RefObject<HTMLElement | null>,
  { list, isEnabled, onNear }: { list: unknown; isEnabled: boolean; onNear: () => void },
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!isEnabled || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, list, isEnabled]);
}
