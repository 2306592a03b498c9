import { Alert, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order';
import { orderNumber } from '../../../contract/order-number';
import { PhoneLink } from '../../components/people/phone-link';
import { configuration } from '../../services/configuration';

/** How the watch gets from its seller to the buyer, as far as that can be promised. */
export function PickupInstructions({ order }: { order: Order }) {
  const seller = <bdi>{order.sellerName || 'the seller'}</bdi>;
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="cardTitle">
        What happens next
      </Heading>
      {order.sellerClosed ? (
        <SellerClosed seller={seller} number={orderNumber(order._id)} />
      ) : (
        <Meeting seller={seller} order={order} />
      )}
    </Stack>
  );
}

function Meeting({ seller, order }: { seller: ReactNode; order: Order }) {
  const { meetingLocation, sellerEmail, mobileNumber } = order;
  return (
    <>
      {meetingLocation ? (
        <Text overflowWrap="anywhere">
          Meet {seller} at the place you chose: <bdi>{meetingLocation}</bdi>.
        </Text>
      ) : (
        <Text overflowWrap="anywhere">Agree with {seller} on where to meet.</Text>
      )}
      {sellerEmail && (
        <Text overflowWrap="anywhere">
          Email:{' '}
          <Link variant="underline" display="inline" href={`mailto:${sellerEmail}`}>
            {sellerEmail}
          </Link>
        </Text>
      )}
      {mobileNumber && (
        <Text overflowWrap="anywhere">
          Phone: <PhoneLink number={mobileNumber} />
        </Text>
      )}
      <Text>Look the watch over before you take it, and keep this receipt.</Text>
    </>
  );
}

function SellerClosed({ seller, number }: { seller: ReactNode; number: string }) {
  const { supportEmail } = configuration();
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>The seller's account was closed</Alert.Title>
        <Alert.Description>
          We can't promise any more that {seller} will hand the watch over. If you don't have it
          yet,{' '}
          {supportEmail ? (
            <>
              write to{' '}
              <Link variant="underline" href={`mailto:${supportEmail}?subject=Order%20${number}`}>
                {supportEmail}
              </Link>{' '}
              and tell us the order number.
            </>
          ) : (
            'ask the bank that issued your card for your money back, and show it this receipt.'
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
