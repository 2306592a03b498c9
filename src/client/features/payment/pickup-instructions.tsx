import { Alert, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { Order } from '../../../contract/buying/order';
import { orderNumber } from '../../../contract/buying/order-number';
import { isShipped } from '../../../contract/selling/deliveries';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatAddress } from '../../components/address/format-address';
import { EmailLink } from '../../components/people/email-link';
import { PhoneLink } from '../../components/people/phone-link';
import { configuration, hasCapability } from '../../services/configuration';

/** Explains how the buyer gets the watch from the seller. */
export function PickupInstructions({ order }: { order: Order }) {
  const seller = order.sellerName || 'the seller';
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="cardTitle">
        What happens next
      </Heading>
      {order.sellerClosed ? (
        <ClosedAccountWarning seller={seller} number={orderNumber(order._id)} />
      ) : isShipped(order) ? (
        <ShippingDetails seller={seller} order={order} />
      ) : (
        <MeetingDetails seller={seller} order={order} />
      )}
    </Stack>
  );
}

function MeetingDetails({ seller, order }: { seller: string; order: Order }) {
  const { meetingLocation, sellerEmail, mobileNumber } = order;
  return (
    <>
      {meetingLocation ? (
        <Text overflowWrap="anywhere">
          Meet <bdi>{seller}</bdi> at the place you chose: <bdi>{meetingLocation}</bdi>.
        </Text>
      ) : (
        <Text overflowWrap="anywhere">
          Agree with <bdi>{seller}</bdi> on where to meet.
        </Text>
      )}
      {sellerEmail && (
        <Text overflowWrap="anywhere">
          Email: <EmailLink email={sellerEmail} />
        </Text>
      )}
      {mobileNumber && (
        <Text overflowWrap="anywhere">
          Phone: <PhoneLink number={mobileNumber} />
        </Text>
      )}
      <Text>
        {hasCapability('extensions')
          ? inGoodsWords(
              'Check the watch. Give the seller the code from the order only when you have the watch in your hands.',
            )
          : inGoodsWords('Check the watch before you take it, and keep this receipt.')}
      </Text>
    </>
  );
}

function ShippingDetails({ seller, order }: { seller: string; order: Order }) {
  return (
    <>
      <Text overflowWrap="anywhere">
        <bdi>{seller}</bdi> sends it to this address:
      </Text>
      {order.shippingAddress && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" translate="no">
          {formatAddress(order.shippingAddress)}
        </Text>
      )}
      <Text>
        {inGoodsWords(
          'The order shows the tracking number. When you have the watch, check it and confirm it there.',
        )}
      </Text>
    </>
  );
}

function ClosedAccountWarning({ seller, number }: { seller: string; number: string }) {
  const { supportEmail } = configuration();
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>The seller's account was closed</Alert.Title>
        <Alert.Description>
          <span>
            We can no longer guarantee that <bdi>{seller}</bdi> will hand it over.
          </span>{' '}
          {supportEmail ? (
            <span>
              If you don't have it yet, write to{' '}
              <Link variant="underline" href={`mailto:${supportEmail}?subject=Order%20${number}`}>
                {supportEmail}
              </Link>{' '}
              and include the order number.
            </span>
          ) : (
            <span>
              If you don't have it yet, ask your card's bank for a refund, and show them this
              receipt.
            </span>
          )}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
