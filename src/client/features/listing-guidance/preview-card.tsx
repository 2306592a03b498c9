import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Product } from '../../../contract/product';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { ProductCard } from '../../components/product/product-card';
import type { ListingGuidanceProps } from './listing-guidance';

interface PreviewCardProps extends ListingGuidanceProps {
  draft: Partial<ProductDraft>;
}

/** The card of a product that is not saved yet. */
export function PreviewCard({ draft, seller: { user, verified } }: PreviewCardProps) {
  // A chosen photo is uploaded at once.
  const image = draft.photos?.[0]?.url ?? '';
  const now = useMemo(() => new Date(), []);
  const product: Product = {
    ...{ _id: 'preview', description: '', category: '', mobileNumber: '', image },
    productName: draft.productName ?? '',
    originalPrice: draft.originalPrice?.trim() || '…',
    sellingPrice: draft.sellingPrice?.trim() || '0',
    location: draft.location?.trim() || '…',
    ...{ condition: draft.condition ?? '', yearOfPurchase: draft.yearOfPurchase ?? '' },
    ...{ date: now.toISOString(), timestamp: now.getTime(), advertise: false, uid: user.uid },
    ...{ sellerEmail: '', sellerName: user.displayName, sellerPhoto: '', sellerStatus: verified },
  };
  return (
    <ProductCard product={product} priority>
      <Button disabled width="full">
        Book Now
      </Button>
    </ProductCard>
  );
}
