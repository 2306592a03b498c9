import { HStack, Stack, Text, chakra } from '@chakra-ui/react';
import type { Claim } from '../../../contract/payout';
import { AmountText } from '../../components/money/amount-text';
import { formatDay } from '../../components/product/product-facts';

interface ClaimListProps {
  claims: readonly Claim[];
  isSelected: (claim: Claim) => boolean;
  onChange: (claim: Claim, change: { selected: boolean }) => void;
}

/** The sales that a payout can cover, with checkboxes, and the debts, which it always deducts. */
export function ClaimList({ claims, isSelected, onChange }: ClaimListProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Sales">
      {claims.map((claim) => (
        <HStack as="li" key={claim.orderId} gap="3" justify="space-between" borderBottomWidth="1px">
          {claim.amount < 0 ? (
            <ClaimText claim={claim} note="Refunded after its payout" />
          ) : (
            <chakra.label
              display="flex"
              alignItems="center"
              gap="3"
              minWidth="0"
              flex="1"
              cursor="pointer"
            >
              <chakra.input
                type="checkbox"
                boxSize="4"
                flexShrink="0"
                accentColor="brand.solid"
                checked={isSelected(claim)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(claim, { selected: checked })
                }
              />
              <ClaimText
                claim={claim}
                note={claim.since === null ? '' : `Completed on ${formatDay(claim.since)}`}
              />
            </chakra.label>
          )}
          <AmountText {...claim} flexShrink="0" />
        </HStack>
      ))}
    </Stack>
  );
}

function ClaimText({ claim, note }: { claim: Claim; note: string }) {
  return (
    <Stack gap="0" minWidth="0" flex="1" paddingY="2">
      <Text overflowWrap="anywhere" dir="auto">
        {claim.productName}
      </Text>
      <Text textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {note}
      </Text>
    </Stack>
  );
}
