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

/** The line of the first action. On a card, its button is as wide as the card. */
const firstLineStyles = {
  flexBasis: '100%',
  alignItems: { base: 'stretch', xl: 'start' },
  '& > div': { alignItems: 'stretch' },
  _empty: { display: 'none' },
} as const;

/** The actions of a listing: the main one for its state, and a menu with the others. */
export function ListingRowActions({ listing }: { listing: Listing }) {
  const { state, staffAction } = listing;
  const isEditable = state === 'forSale' || state === 'paused';
  return (
    <Flex
      wrap="wrap"
      gap="2"
      maxWidth={{ xl: '12rem' }}
      css={{ '& > *': { flexGrow: { base: 1, xl: 0 } } }}
    >
      <Stack css={firstLineStyles}>
        <FirstAction listing={listing} />
      </Stack>
      {staffAction && (
        <Box flexBasis="100%">
          <StaffActionNote staffAction={staffAction} />
        </Box>
      )}
      {isEditable && <EditLink listing={listing} />}
      <ListingMenu listing={listing} />
    </Flex>
  );
}

function FirstAction({ listing }: { listing: Listing }) {
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

function EditLink({ listing: { _id, productName } }: { listing: Listing }) {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.editProduct(_id)} aria-label={`Edit ${productName}`}>
        Edit
      </Link>
    </Button>
  );
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
