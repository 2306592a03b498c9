import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { SearchResponse } from '../../../contract/finding/search';
import { formatPrice } from '../../../contract/selling/format-price';
import { productPath } from '../../services/paths/product-path';

/** What was sold of what was searched for, for how much. */
export function SoldNote({ sold = [], products }: Pick<SearchResponse, 'sold' | 'products'>) {
  if (sold.length === 0) return null;
  return (
    <Text>
      <span>Already sold: </span>
      {sold.map(({ id, productName, sellingPrice, currency }, index) => (
        <Fragment key={id}>
          {index > 0 && <span>, </span>}
          <ChakraLink asChild variant="underline" fontWeight="600">
            <Link to={productPath(id) ?? ''}>
              <bdi>{productName}</bdi>
            </Link>
          </ChakraLink>
          <span>{` for ${formatPrice(sellingPrice, currency)}`}</span>
        </Fragment>
      ))}
      <span>{products.length > 0 ? '. These are similar and for sale.' : '.'}</span>
    </Text>
  );
}
