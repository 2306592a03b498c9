import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import type { Column } from '../../components/records/records-table';
import { Thumbnail } from '../../components/product/thumbnail';
import { productPath } from '../../services/product-path';

type NamedProduct = Pick<Product, 'image' | 'productName'>;

/**
 * Returns the columns with a product's picture and name, linked to the product's page if it has one.
 * @param getProductId returns undefined for a row without a page
 */
export function pictureAndNameColumns<Row extends NamedProduct>(
  getProductId: (row: Row) => string | undefined,
): readonly Column<Row>[] {
  return [
    {
      heading: 'Image',
      cardArea: 'picture',
      cell: (row) => {
        const path = pathOf(getProductId(row));
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
      cell: (row) => {
        const path = pathOf(getProductId(row));
        const name = <bdi>{row.productName}</bdi>;
        if (path === undefined) return name;
        return (
          <ChakraLink asChild minHeight="6">
            <Link to={path}>{name}</Link>
          </ChakraLink>
        );
      },
    },
  ];
}

const pathOf = (id: string | undefined) => (id === undefined ? undefined : productPath(id));

/** Returns the columns with a product's picture, name and location. */
export function productTableColumns<Row extends NamedProduct & Pick<Product, 'location'>>(
  getProductId: (row: Row) => string | undefined,
): readonly Column<Row>[] {
  return [
    ...pictureAndNameColumns(getProductId),
    { heading: 'Location', cell: ({ location }) => location && <bdi>{location}</bdi> },
  ];
}
