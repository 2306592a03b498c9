import { Button, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import type { WishlistEntry } from '../../../contract/wishlist';
import { fresh } from '../../api/api';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { useWishlistQuery } from '../../api/wishlist-api';
import { EmptyState } from '../../components/records/empty-state';
import { PriceText } from '../../components/product/price-text';
import type { Column } from '../../components/records/records-table';
import { Thumbnail } from '../../components/product/thumbnail';
import { paths } from '../../services/paths';
import { DashboardPage } from './dashboard-page';
import { Records } from './records';

const columns: readonly Column<WishlistEntry>[] = [
  {
    heading: 'Image',
    onPhone: 'picture',
    cell: ({ image, productName }) => <Thumbnail source={image} name={productName} />,
  },
  { heading: 'Name', onPhone: 'title', cell: ({ productName }) => <bdi>{productName}</bdi> },
  { heading: 'Location', cell: ({ location }) => <bdi>{location}</bdi> },
  { heading: 'Price', cell: ({ sellingPrice }) => <PriceText price={sellingPrice} /> },
  {
    heading: 'Purchase',
    onPhone: 'action',
    cell: ({ productId, productName }) => (
      <Button asChild size="sm">
        <Link to={paths.payment(productId)} aria-label={`Purchase ${productName}`}>
          Purchase
        </Link>
      </Button>
    ),
  },
];

export default function MyWishlistPage() {
  const { email } = useSignedInUser();
  const query = useWishlistQuery(email, fresh);
  return (
    <DashboardPage title={routes.myWishlist.title}>
      <Records
        what="your wishlist"
        query={query}
        columns={columns}
        empty={
          <EmptyState title="Your wishlist is empty">
            <Text color="fg.muted">Add a watch to it and you'll find it here.</Text>
            <ChakraLink asChild variant="underline">
              <Link to={`${paths.home}#categories`}>Choose a category</Link>
            </ChakraLink>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
