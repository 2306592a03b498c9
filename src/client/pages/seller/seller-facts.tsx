import { Box, HStack, Heading, Stack, Text } from '@chakra-ui/react';
import type { Seller } from '../../../contract/selling/seller';
import { UserAvatar } from '../../components/people/user-avatar';
import { SellerBadge } from '../../components/people/verified-badge';
import { LazySaveSearch } from '../../features/saved-search/lazy-save-search';
import { followingWords } from '../../features/saved-search/save-search-words';
import { shopName } from '../../services/configuration';
import { useSellerFacts } from '../use-seller-facts';

/** The public facts of a seller, and the button to follow them. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const { displayName, photoURL, verified } = seller;
  const { verifiedDate, facts } = useSellerFacts(seller);
  return (
    <HStack gap={{ base: '4', md: '6' }} align="start">
      <UserAvatar name={displayName} photoURL={photoURL} boxSize={{ base: '12', md: '16' }} />
      <Stack gap="2" minWidth="0">
        <Heading as="h1" textStyle="pageTitle">
          <bdi>{displayName}</bdi> {verified && <SellerBadge />}
        </Heading>
        {verified && (
          <Text>
            {`${verifiedDate ? `Verified on ${verifiedDate}` : 'Verified'}: a ${shopName()} administrator has checked this seller's identity.`}
          </Text>
        )}
        <Text color="fg.muted">{facts.join(' · ')}</Text>
        {/* The height stays when the session turns out to be one that does not buy. */}
        <Box minHeight="10">
          <LazySaveSearch search={{ seller: seller.uid }} words={followingWords} />
        </Box>
      </Stack>
    </HStack>
  );
}
