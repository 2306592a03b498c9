import { Button, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import type { WishlistEntry } from '../../../../contract/buying/wishlist';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { freshFor5Minutes } from '../../../api/api';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { useWishlistQuery } from '../../../api/wishlist-api';
import { EmptyState } from '../../../components/records/empty-state';
import { PriceText } from '../../../components/product/price-text';
import type { Column } from '../../../components/records/records-table';
import { WishlistEntryRemoval } from '../../../features/wishlist/wishlist-entry-removal';
import { hasCapability } from '../../../services/configuration';
import { browsePath } from '../../../services/paths/browse-path';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { productTableColumns } from '../records/product-table-columns';
import { Records } from '../records/records';
import { useWishlistRows } from './use-wishlist-rows';

const productColumns: readonly Column<WishlistEntry>[] = [
  ...productTableColumns(({ productId }: WishlistEntry) => productId),
  {
    heading: 'Price',
    cardArea: 'value',
    cell: ({ sellingPrice, currency }) => <PriceText price={sellingPrice} currency={currency} />,
  },
];

export default function MyWishlistPage() {
  const buyer = useSignedInUser();
  const query = useWishlistQuery(buyer.email, freshFor5Minutes);
  const { rows, removedIds, markRemoved, unmarkRemoved } = useWishlistRows(query.data);

  const canRemove = hasCapability('extensions');
  const purchase: Column<WishlistEntry> = {
    heading: 'Purchase',
    cardArea: 'action',
    cell: (entry) => (
      <HStack gap="2" flexWrap="wrap">
        {!removedIds.has(entry.productId) && (
          <Button asChild size="sm">
            <Link to={paths.payment(entry.productId)} aria-label={`Purchase ${entry.productName}`}>
              Purchase
            </Link>
          </Button>
        )}
        {canRemove && (
          <WishlistEntryRemoval
            entry={entry}
            buyer={buyer}
            onRemoved={() => markRemoved(entry.productId)}
            onRestored={() => unmarkRemoved(entry.productId)}
          />
        )}
      </HStack>
    ),
  };
  const columns = [...productColumns, purchase];

  return (
    <DashboardPage title={routes.myWishlist.title}>
      <Records
        label="your wishlist"
        query={{ ...query, data: rows }}
        columns={columns}
        empty={
          <EmptyState title="Your wishlist is empty">
            <Text color="fg.muted">
              {inGoodsWords('Tap the heart of a watch to keep it here.')}
            </Text>
            <Button asChild variant="outline">
              <Link to={browsePath()}>{inGoodsWords('Find a watch')}</Link>
            </Button>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
