import { Button, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { EmptyState } from '../../components/records/empty-state';
import { PageLinks } from '../../components/records/page-links';
import { usePage } from '../../components/records/use-page';
import { ProductGrid } from '../../components/product/product-grid';
import { BookableProductCard } from '../bookable-product-card';
import { productsPerPage, selectProducts, writeSelection } from './product-selection';
import { SelectionControls } from './selection-controls';
import { useSelection } from './use-selection';
import { useProgressiveLength } from '../../components/product/use-progressive-length';

/** The products of a category: those that the address selects, a page at a time. */
export function CategoryProducts({ products }: { products: readonly Product[] }) {
  const { selection, change } = useSelection();
  const { text, condition, order } = selection;
  const selected = useMemo(
    () => selectProducts(products, { text, condition, order, page: 1 }),
    [products, text, condition, order],
  );
  const { page, pages, items } = usePage(selected, productsPerPage);
  const shown = items.slice(0, useProgressiveLength(selected));

  return (
    <>
      <SelectionControls selection={selection} onChange={change} />
      <Text role="status" color="fg.muted" textStyle="sm" marginBottom="4">
        {selected.length === 1 ? '1 product' : `${selected.length.toLocaleString()} products`}
      </Text>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      {shown.length > 0 ? (
        <ProductGrid>
          {shown.map((product, place) => (
            <BookableProductCard key={product._id} product={product} place={place} />
          ))}
        </ProductGrid>
      ) : (
        <EmptyState title="No watches match">
          <Button asChild variant="outline">
            <Link to={{ search: '' }}>Show everything in this category</Link>
          </Button>
        </EmptyState>
      )}
      <PageLinks
        label="Pages of products"
        page={page}
        pages={pages}
        addressOf={(target) => `?${writeSelection({ ...selection, page: target }).toString()}`}
      />
    </>
  );
}
