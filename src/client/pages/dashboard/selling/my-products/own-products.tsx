import { Badge } from '@chakra-ui/react';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import type { OwnProduct, Product } from '../../../../../contract/selling/product';
import { freshFor5Minutes } from '../../../../api/api';
import { useMyProductsQuery } from '../../../../api/products-api';
import { DisabledAction } from '../../../../components/product/disabled-action';
import type { Column } from '../../../../components/records/records-table';
import { AdvertiseButton } from '../../../../features/advertising/advertise-button';
import { useSignedInUser } from '../../../../session/use-signed-in-user';
import { Records } from '../../records/records';
import { NothingForSale } from './nothing-for-sale';
import { DeleteButton, ownProductColumns } from './own-product-columns';
import { useProductDeletion } from './use-product-deletion';

/** Each product exists once, so one paid order means that it is sold. */
const isSold = ({ totalSales = 0 }: Product) => totalSales > 0;

/** The seller's products on a server without extensions. */
export function OwnProducts() {
  const user = useSignedInUser();
  const query = useMyProductsQuery(user.email, freshFor5Minutes);
  const { openDeletion, dialog } = useProductDeletion(query.data);

  const columns: readonly Column<OwnProduct>[] = [
    ...ownProductColumns(({ _id }: OwnProduct) => _id),
    {
      heading: 'Advertise',
      cardArea: 'action',
      cell: (product) =>
        isSold(product) ? (
          <Badge colorPalette="green" size="lg">
            Sold
          </Badge>
        ) : product.listed === false ? (
          <Badge size="lg">Not for sale</Badge>
        ) : (
          <AdvertiseButton product={product} />
        ),
    },
    {
      heading: 'Delete',
      cardArea: 'action',
      cell: (product) => {
        const { productName, booked } = product;
        if (isSold(product)) return null;
        if (booked)
          return (
            <DisabledAction
              label="Delete"
              reason={inGoodsWords("Booked watches can't be deleted.")}
            />
          );
        return <DeleteButton name={productName} onClick={() => openDeletion(product)} />;
      },
    },
  ];

  return (
    <>
      <Records label="your watches" query={query} columns={columns} empty={<NothingForSale />} />
      {dialog}
    </>
  );
}
