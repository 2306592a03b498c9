import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import type { Column } from '../../components/records/records-table';
import { Thumbnail } from '../../components/product/thumbnail';
import { productPath } from '../../services/product-path';

type NamedProduct = Pick<Product, 'image' | 'productName'>;

/** The picture and name of a row's product, linked to its page if it has one. */
export function pictureAndName<Row extends NamedProduct>(
  productId: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    {
      heading: 'Image',
      cardArea: 'picture',
      cell: (row) => {
        const path = productPath(productId(row));
        const picture = <Thumbnail source={row.image} name={row.productName} />;
        if (path === undefined) return picture;
        return (
          // The name is the same link, so the picture needs no tab stop.
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
        const path = productPath(productId(row));
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

/** The picture, the name and the location. */
export function productTableColumns<Row extends NamedProduct & Pick<Product, 'location'>>(
  productId: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    ...pictureAndName(productId),
    { heading: 'Location', cell: ({ location }) => <bdi>{location}</bdi> },
  ];
}
