import { Button } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import type { AuthUser } from '../../../contract/accounts/user';
import type { Product } from '../../../contract/selling/product';
import { ProductCard } from '../../components/product/product-card';

export interface ListingGuidanceProps {
  seller: { user: AuthUser; verified: boolean };
}

type VisibleField =
  'productName' | 'originalPrice' | 'sellingPrice' | 'location' | 'condition' | 'yearOfPurchase';

type PreviewCardProps = ListingGuidanceProps &
  Record<VisibleField, string | undefined> & {
    currency?: Product['currency'];
    /** The URL of the first photo. A chosen one is uploaded at once. */
    image: string | undefined;
  };

/** The card of a product that is not saved yet. Memoized, so that it re-renders only when its own texts change. */
export const PreviewCard = memo(function PreviewCard(props: PreviewCardProps) {
  const { image = '', currency, seller, ...draft } = props;
  const { user, verified } = seller;
  const now = useMemo(() => new Date(), []);
  const product: Product = {
    _id: 'preview',
    description: '',
    category: '',
    mobileNumber: '',
    image,
    currency,
    productName: draft.productName ?? '',
    originalPrice: draft.originalPrice?.trim() || '…',
    sellingPrice: draft.sellingPrice?.trim() || '0',
    location: draft.location?.trim() || '…',
    condition: draft.condition ?? '',
    yearOfPurchase: draft.yearOfPurchase ?? '',
    date: now.toISOString(),
    timestamp: now.getTime(),
    advertise: false,
    uid: user.uid,
    sellerEmail: '',
    sellerName: user.displayName,
    sellerPhoto: '',
    sellerStatus: verified,
  };
  return (
    <ProductCard product={product} priority>
      <Button disabled>Book Now</Button>
    </ProductCard>
  );
});
