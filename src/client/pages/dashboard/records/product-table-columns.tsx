import { Box } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../../contract/selling/product';
import type { Column } from '../../../components/records/records-table';
import { Thumbnail } from '../../../components/product/thumbnail';
import { productPath } from '../../../services/paths/product-path';
import { ProductLink } from './product-link';

type NamedProduct = Pick<Product, 'image' | 'productName'>;

/**
 * Returns the columns with a product's picture and name, linked to the product's page if it has one.
 * @param getProductId returns undefined for a row without a page
 * @param getPath returns undefined for a product without a page
 */
export function pictureAndNameColumns<Row extends NamedProduct>(
  getProductId: (row: Row) => string | undefined,
  getPath = productPath,
): readonly Column<Row>[] {
  const getRowPath = (row: Row) => {
    const id = getProductId(row);
    return id === undefined ? undefined : getPath(id);
  };
  return [
    {
      heading: 'Image',
      cardArea: 'picture',
      cell: (row) => {
        const path = getRowPath(row);
        const picture = <Thumbnail source={row.image} name={row.productName} />;
        if (path === undefined) return picture;
        return (
          // Not a tab stop, because the name links to the same page.
          <Link to={path} tabIndex={-1}>
            {picture}
          </Link>
        );
      },
    },
    {
      heading: 'Name',
      cardArea: 'title',
      cell: (row) => <ProductLink name={row.productName} path={getRowPath(row)} />,
    },
  ];
}

/** Returns the columns with a product's picture, name and location. */
export function productTableColumns<Row extends NamedProduct & Pick<Product, 'location'>>(
  getProductId: (row: Row) => string | undefined,
): readonly Column<Row>[] {
  return [
    ...pictureAndNameColumns(getProductId),
    {
      heading: 'Location',
      cardArea: 'value',
      cell: ({ location }) =>
        location && (
          <Box as="bdi" lineClamp="2">
            {location}
          </Box>
        ),
    },
  ];
}
