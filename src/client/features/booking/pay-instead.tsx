import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useOrderQuery } from '../../api/orders-api';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths/paths';

/** A link to the payment, for a buyer who can pay for the product but not book it again yet. */
export function PayInstead({ productId }: { productId: string }) {
  const { data: order } = useOrderQuery(productId, { skip: !hasCapability('extensions') });
  if (!order?.bookableFrom) return null;
  return (
    <Button asChild variant="outline" width="full" marginTop="3">
      <Link to={paths.payment(productId)}>Pay without booking</Link>
    </Button>
  );
}
