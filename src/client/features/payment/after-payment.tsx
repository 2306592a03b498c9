import { Stack, Text } from '@chakra-ui/react';
import type { Order } from '../../../contract/buying/order';
import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatAddress } from '../../components/address/format-address';
import { configuration } from '../../services/configuration';

/** Explains what happens after the payment, and how to get a refund. */
export function AfterPayment({ order }: { order: Order }) {
  const { meetingLocation, shippingAddress } = order;
  const { inspectionHours } = configuration();
  return (
    <Stack gap="1" textStyle="sm" overflowWrap="anywhere">
      <Text>
        {shippingAddress ? (
          <span>
            We notify the seller right away, who sends it to{' '}
            <bdi>{formatAddress(shippingAddress).replaceAll('\n', ', ')}</bdi>.
          </span>
        ) : meetingLocation ? (
          <span>
            We notify the seller right away, and you meet at the place you chose:{' '}
            <bdi>{meetingLocation}</bdi>.
          </span>
        ) : (
          'We notify the seller right away, and the two of you agree on where to meet.'
        )}
      </Text>
      <Text>
        {`${inGoodsWords('Your money is held until you have the watch.')} If something is wrong with it, report a problem ${
          inspectionHours
            ? `within ${pluralize(inspectionHours, 'hour')} of ${shippingAddress ? 'its arrival' : 'the hand-over'}`
            : 'on its order'
        }.`}
      </Text>
    </Stack>
  );
}
