import { Text, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Product } from '../../../contract/selling/product';
import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { PageLinks } from '../../components/records/page-links';
import { usePage } from '../../components/records/use-page';
import { productsPerPage, selectProducts, serializeSelection } from './product-selection';
import { SelectionControls } from './selection-controls';
import { useSelection } from './use-selection';
import { useProgressiveLength } from '../../components/product/use-progressive-length';
import { ProductGrid, resultColumns } from '../../components/product/product-grid';
import { BookableProductCard } from '../bookable-product-card';
import { NoMatches } from './no-matches';

/** The products of a category that match the URL's selection, paginated on the client. */
export function FilteredProducts({ products }: { products: readonly Product[] }) {
  const { selection, change } = useSelection();
  const { text, condition, order } = selection;
  const selectedProducts = useMemo(
    () => selectProducts(products, { text, condition, order, page: 1 }),
    [products, text, condition, order],
  );
  const { page, pageCount, items } = usePage(selectedProducts, productsPerPage);
  const renderedProducts = items.slice(0, useProgressiveLength(selectedProducts));

  return (
    <>
      <SelectionControls selection={selection} onChange={change} />
      <Text role="status" color="fg.muted" textStyle="sm" marginBottom="4">
        {pluralize(selectedProducts.length, 'watch')}
      </Text>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      <VisibleProducts products={renderedProducts} />
      <PageLinks
        label={inGoodsWords('Pages of watches')}
        page={page}
        pageCount={pageCount}
        getPath={(target) => `?${serializeSelection({ ...selection, page: target }).toString()}`}
      />
    </>
  );
}

/** The filtered products of a category, or a link to all products if none match. */
function VisibleProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return <NoMatches />;
  return (
    <ProductGrid css={resultColumns}>
      {products.map((product, index) => (
        <BookableProductCard key={product._id} product={product} index={index} />
      ))}
    </ProductGrid>
  );
}
