import { Box, HStack, Icon, Text } from '@chakra-ui/react';
import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import type { Seller } from '../../../contract/selling/seller';
import { freshFor30Seconds } from '../../api/api';
import { useSellerQuery } from '../../api/product-pages-api';
import { UserAvatar } from '../../components/people/user-avatar';
import { SellerBadge } from '../../components/people/verified-badge';
import { paths } from '../../services/paths/paths';
import { useSellerFacts } from '../use-seller-facts';

type SellerOfProduct = Pick<Product, 'uid' | 'sellerName' | 'sellerPhoto' | 'sellerStatus'>;

/** Who sells a product, linked to the seller's page. */
export function SellerCard({ uid, sellerName, sellerPhoto, sellerStatus }: SellerOfProduct) {
  const { currentData: seller } = useSellerQuery(uid, freshFor30Seconds);
  return (
    <HStack
      asChild
      gap="4"
      padding="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Link to={paths.seller(uid)}>
        <UserAvatar name={sellerName} photoURL={sellerPhoto} boxSize="11" />
        <Box flex="1" minWidth="0">
          <Text fontWeight="600">
            <bdi>{sellerName}</bdi> {sellerStatus && <SellerBadge />}
          </Text>
          {seller && <SellerFacts seller={seller} />}
          <Text color="fg.muted" textStyle="sm">
            See the seller and what else they sell
          </Text>
        </Box>
        <Icon as={ChevronRightIcon} boxSize="5" color="fg.muted" _rtl={{ rotate: '180deg' }} />
      </Link>
    </HStack>
  );
}

function SellerFacts({ seller }: { seller: Seller }) {
  const { facts } = useSellerFacts(seller);
  return facts.map((fact) => (
    <Text key={fact} textStyle="sm">
      {fact}
    </Text>
  ));
}
