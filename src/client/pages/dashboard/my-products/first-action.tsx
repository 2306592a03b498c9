import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../../contract/listing';
import { AdvertiseButton } from '../../../features/advertising/advertise-button';
import { hasCapability } from '../../../services/configuration';
import { draftPath } from '../../../services/draft-path';
import { paths } from '../../../services/paths';
import { ListAgain } from '../order/list-again';
import { ListedButton } from './listed-button';

/** The action of a listing that makes sense first, by its state. */
export function FirstAction({ listing }: { listing: Listing }) {
  const { _id, state, orderId, productName } = listing;
  switch (state) {
    case 'forSale':
      return (
        <Stack gap="2" align={{ base: 'stretch', md: 'start' }}>
          <AdvertiseButton product={listing} />
          {hasCapability('listingEdits') && <EditLink product={listing} />}
          {hasCapability('listingEdits') && <ListedButton action="pause" product={listing} />}
        </Stack>
      );
    case 'booked':
    case 'sold':
      if (!orderId) return null;
      return (
        <Button asChild size="sm" variant="outline">
          <Link to={paths.order(orderId)} aria-label={`Open order of ${productName}`}>
            Open order
          </Link>
        </Button>
      );
    case 'refunded':
      return <ListAgain productId={_id} />;
    case 'draft':
      return (
        <Button asChild size="sm">
          <Link to={draftPath(_id)} aria-label={`Continue ${productName || 'the draft'}`}>
            Continue
          </Link>
        </Button>
      );
    case 'paused':
      if (!hasCapability('listingEdits')) return null;
      if (listing.unlistedBecause === 'away') return <Text>Hidden while you are away</Text>;
      return (
        <Stack gap="2" align={{ base: 'stretch', md: 'start' }}>
          <ListedButton action="resume" product={listing} />
          <EditLink product={listing} />
        </Stack>
      );
  }
}

function EditLink({ product: { _id, productName } }: { product: Listing }) {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.editProduct(_id)} aria-label={`Edit ${productName}`}>
        Edit
      </Link>
    </Button>
  );
}
