import { VisuallyHidden } from '@chakra-ui/react';
import type { Search, SearchResponse } from '../../../contract/search';
import { ProductGrid } from '../../components/product/product-grid';
import { useProgressiveLength } from '../../components/product/use-progressive-length';
import { BookableProductCard } from '../bookable-product-card';
import { ResultPagination } from '../result-pagination';
import { toSearchLink } from './use-search';

interface SearchResultsProps {
  search: Search;
  response: Pick<SearchResponse, 'products' | 'next'>;
}

/** A page of results, with links to the next page and to the first. */
export function SearchResults({ search, response: { products, next } }: SearchResultsProps) {
  const rendered = products.slice(0, useProgressiveLength(products));
  return (
    <>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      <ProductGrid>
        {rendered.map((product, index) => (
          <BookableProductCard key={product._id} product={product} index={index} />
        ))}
      </ProductGrid>
      <ResultPagination
        first={search.after === undefined ? undefined : toSearchLink(search, {})}
        next={next === null ? undefined : toSearchLink(search, { after: next })}
      />
    </>
  );
}
