import { VisuallyHidden } from '@chakra-ui/react';
import type { Search, SearchResponse } from '../../../contract/search';
import { ProductGrid } from '../../components/product/product-grid';
import { useProgressiveLength } from '../../components/product/use-progressive-length';
import { BookableProductCard } from '../bookable-product-card';
import { ResultPages } from '../result-pages';
import { linkTo } from './use-search';

interface SearchResultsProps {
  search: Search;
  answer: Pick<SearchResponse, 'products' | 'next'>;
}

/** A page of what was found, and the ways to the next page and back to the first. */
export function SearchResults({ search, answer: { products, next } }: SearchResultsProps) {
  const shown = products.slice(0, useProgressiveLength(products));
  return (
    <>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      <ProductGrid>
        {shown.map((product, place) => (
          <BookableProductCard key={product._id} product={product} place={place} />
        ))}
      </ProductGrid>
      <ResultPages
        first={search.after === undefined ? undefined : linkTo(search, {})}
        next={next === null ? undefined : linkTo(search, { after: next })}
      />
    </>
  );
}
