import { Badge, HStack } from '@chakra-ui/react';
import type { OrderFlag, OrderFlagKind } from '../../../contract/buying/order-flag';

interface FlagTexts {
  badge: string;
  explanation: string;
}

export const orderFlagTexts: Record<OrderFlagKind, FlagTexts> = {
  samePhone: {
    badge: 'Same phone',
    explanation:
      'The buyer entered a phone number of the seller. Both accounts may belong to one person.',
  },
  sameCard: {
    badge: 'Same card',
    explanation:
      'Buyer and seller have paid with the same card. Both accounts may belong to one person.',
  },
};

/** Badges of an order whose buyer and seller may be one person, for admins. */
export function OrderFlagBadges({ flags }: { flags: readonly OrderFlag[] | undefined }) {
  if (!flags?.length) return null;
  return (
    <HStack gap="1.5" flexWrap="wrap">
      {flags.map(({ kind }) => (
        <Badge key={kind} colorPalette="orange" title={orderFlagTexts[kind].explanation}>
          {orderFlagTexts[kind].badge}
        </Badge>
      ))}
    </HStack>
  );
}
