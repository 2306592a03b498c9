import { Badge, Stack, Text } from '@chakra-ui/react';
import type { OrderFlag } from '../../../../../contract/buying/order-flag';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { orderFlagTexts } from '../../../../features/order/order-flags';

/** For admins: why the buyer and the seller may be one person. */
export function OrderFlagsPanel({ flags }: { flags: readonly OrderFlag[] }) {
  return (
    <SectionPanel title="One person on both sides?">
      <Stack as="ul" listStyleType="none" gap="3">
        {flags.map(({ kind, flaggedAt }) => (
          <Stack as="li" key={kind} gap="1" align="start">
            <Badge colorPalette="orange">{orderFlagTexts[kind].badge}</Badge>
            <Text>{orderFlagTexts[kind].explanation}</Text>
            <Text textStyle="sm" color="fg.muted">
              <DateTime date={flaggedAt} />
            </Text>
          </Stack>
        ))}
      </Stack>
      <Text textStyle="sm" color="fg.muted">
        Buyer and seller don't see this. The order goes on.
      </Text>
    </SectionPanel>
  );
}
