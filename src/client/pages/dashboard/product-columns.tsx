import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import type { Column } from '../../components/records/records-table';
import { Thumbnail } from '../../components/product/thumbnail';
import { productAddress } from '../../services/product-address';

type ShownProduct = Pick<Product, 'image' | 'productName' | 'location'>;

/** Which product a row is about: its picture and name lead to its page, where it has one. */
export function productColumns<Row extends ShownProduct>(
  productId: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    {
      heading: 'Image',
      onPhone: 'picture',
      cell: (row) => {
        const address = productAddress(productId(row));
        const picture = <Thumbnail source={row.image} name={row.productName} />;
        if (address === undefined) return picture;
        return (
          // The name beside it is the same link, and one is enough for the keyboard.
          <Link to={address} tabIndex={-1}>
            {picture}
          </Link>
        );
      },
    },
    {
      heading: 'Name',
      onPhone: 'title',
      cell: (row) => {
        const address = productAddress(productId(row));
        const name = <bdi>{row.productName}</bdi>;
        if (address === undefined) return name;
        return (
          <ChakraLink asChild minHeight="6">
            <Link to={address}>{name}</Link>
          </ChakraLink>
        );
      },
    },
    { heading: 'Location', cell: ({ location }) => <bdi>{location}</bdi> },
  ];
}
