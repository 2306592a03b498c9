import { Button } from '@chakra-ui/react';
import type { OwnProduct } from '../../../../../contract/selling/product';
import { PriceText } from '../../../../components/product/price-text';
import type { Column } from '../../../../components/records/records-table';
import { productTableColumns } from '../../records/product-table-columns';

/**
 * Returns the first columns of My Products (specification 2.11).
 * @param getProductId returns undefined for a row without a page
 */
export const ownProductColumns = <Row extends OwnProduct>(
  getProductId: (row: Row) => string | undefined,
): readonly Column<Row>[] => [
  ...productTableColumns(getProductId),
  { heading: 'Total Sales', cardArea: 'detail', cell: ({ totalSales = 0 }) => totalSales },
  // A draft may have no price yet.
  {
    heading: 'Price',
    cardArea: 'value',
    cell: ({ sellingPrice, currency }) =>
      sellingPrice && <PriceText price={sellingPrice} currency={currency} />,
  },
];

/** The button that opens the dialog of a product's deletion. */
export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" paddingX="2" aria-label={`Delete ${name}`} onClick={onClick}>
      Delete
    </Button>
  );
}
