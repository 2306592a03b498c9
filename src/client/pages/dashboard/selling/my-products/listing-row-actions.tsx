import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../../../contract/selling/listing';
import { AdvertiseButton } from '../../../../features/advertising/advertise-button';
import { draftPath } from '../../../../services/paths/draft-path';
import { paths } from '../../../../services/paths/paths';
import { ListAgain } from '../../buying/order/list-again';
import { ListingMenu } from './listing-menu';
import { StaffActionNote } from './staff-action-note';
import { useSetListed } from './use-set-listed';

/** The main action of a listing for its state, and a menu with the others. */
export function ListingRowActions({ listing }: { listing: Listing }) {
  const { staffAction } = listing;
  return (
    <Stack gap="2">
      <Flex gap="2" align="start" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        <MainAction listing={listing} />
        <ListingMenu listing={listing} />
      </Flex>
      {staffAction && (
        <Box maxWidth={{ lg: '18rem' }}>
          <StaffActionNote staffAction={staffAction} />
        </Box>
      )}
    </Stack>
  );
}

function MainAction({ listing }: { listing: Listing }) {
  const { _id, state, orderId, productName } = listing;
  switch (state) {
    case 'forSale':
      return <AdvertiseButton product={listing} />;
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
      if (listing.unlistedBecause === 'away') {
        return <Text whiteSpace="normal">Hidden while you are away</Text>;
      }
      // The note below says that staff hid the listing.
      if (listing.hiddenBy) return null;
      return <ResumeButton listing={listing} />;
  }
}

/** The button that puts a paused product up for sale again. */
function ResumeButton({ listing: { _id, productName } }: { listing: Listing }) {
  const { busy, run } = useSetListed(_id, 'resume');
  return (
    <Button size="sm" loading={busy} aria-label={`Resume ${productName}`} onClick={run}>
      Resume
    </Button>
  );
}
