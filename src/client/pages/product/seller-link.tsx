import { Box, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { UserAvatar } from '../../components/people/user-avatar';
import { SellerBadge } from '../../components/people/verified-badge';
import { paths } from '../../services/paths/paths';

type SellerOfProduct = Pick<Product, 'uid' | 'sellerName' | 'sellerPhoto' | 'sellerStatus'>;

/** The picture and name of the seller, linked to the seller's page. */
export function SellerLink({ uid, sellerName, sellerPhoto, sellerStatus }: SellerOfProduct) {
  return (
    <HStack
      asChild
      gap="4"
      padding="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Link to={paths.seller(uid)}>
        <UserAvatar name={sellerName} photoURL={sellerPhoto} />
        <Box minWidth="0">
          <Text fontWeight="500">
            <bdi>{sellerName}</bdi> {sellerStatus && <SellerBadge />}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            See the seller and what else they sell
          </Text>
        </Box>
      </Link>
    </HStack>
  );
}
