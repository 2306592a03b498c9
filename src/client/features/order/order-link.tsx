import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths/paths';

interface OrderLinkProps {
  orderId: string;
  productName: string;
}

export function OrderLink({ orderId, productName }: OrderLinkProps) {
  return (
    <ChakraLink asChild variant="underline" minHeight="6">
      <Link to={paths.order(orderId)} aria-label={`See the order of ${productName}`}>
        See the order
      </Link>
    </ChakraLink>
  );
}
