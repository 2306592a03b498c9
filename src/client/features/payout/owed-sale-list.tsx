import { HStack, Stack, Text, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { OwedSale } from '../../../contract/payments/payout';
import { formatCount } from '../../../contract/text/format-count';
import { AmountText } from '../../components/money/amount-text';
import { formatDay } from '../../components/product/product-facts';
import {
  allSales,
  isSelected,
  noSale,
  toggleSale,
  type SaleSelection,
  type SellerTotal,
} from './sale-selection';

interface OwedSaleListProps {
  /** The loaded sales and debts. */
  owedSales: readonly OwedSale[];
  total: SellerTotal;
  selection: SaleSelection;
  onSelect: (selection: SaleSelection) => void;
}

/** The sales that a payout can cover, with checkboxes, and the debts, which it always deducts. */
export function OwedSaleList({ owedSales, total, selection, onSelect }: OwedSaleListProps) {
  const isEverySale = selection.isAll && selection.toggled.size === 0;
  return (
    <Stack gap="0">
      <HStack>
        <SaleCheckbox
          checked={isEverySale}
          onChange={() => onSelect(isEverySale ? noSale : allSales)}
        >
          <Text paddingY="2" fontWeight="600">
            {`All sales (${formatCount(total.saleCount)})`}
          </Text>
        </SaleCheckbox>
      </HStack>
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Sales">
        {owedSales.map((sale) => (
          <HStack
            as="li"
            key={sale.orderId}
            gap="3"
            wrap="wrap"
            justify="space-between"
            borderTopWidth="1px"
          >
            {sale.amount < 0 ? (
              <OwedSaleText sale={sale} note="Refunded after its payout" />
            ) : (
              <SaleCheckbox
                checked={isSelected(selection, sale)}
                onChange={() => onSelect(toggleSale(selection, sale))}
              >
                <OwedSaleText
                  sale={sale}
                  note={sale.since === null ? '' : `Completed on ${formatDay(sale.since)}`}
                />
              </SaleCheckbox>
            )}
            <AmountText {...sale} flexShrink="0" />
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

interface SaleCheckboxProps {
  checked: boolean;
  onChange: () => void;
  children: ReactElement;
}

function SaleCheckbox({ checked, onChange, children }: SaleCheckboxProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minWidth="0"
      flex="1 1 10rem"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        flexShrink="0"
        accentColor="brand.solid"
        checked={checked}
        onChange={onChange}
      />
      {children}
    </chakra.label>
  );
}

function OwedSaleText({ sale, note }: { sale: OwedSale; note: string }) {
  return (
    <Stack gap="0" minWidth="0" flex="1" paddingY="2">
      <Text overflowWrap="anywhere" dir="auto">
        {sale.productName}
      </Text>
      <Text textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {note}
      </Text>
    </Stack>
  );
}
