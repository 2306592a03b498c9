import { DataList } from '@chakra-ui/react';
import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { EmailAddress } from '../../components/people/email-address';
import { formatSellingPrice } from '../../components/product/price';

export function BookingFacts({ product, buyer }: { product: Product; buyer: AuthUser }) {
  const facts = [
    ['Buyer name', buyer.displayName],
    ['Buyer email', <EmailAddress key="email" email={buyer.email} />],
    ['Product name', product.productName],
    ['Price', formatSellingPrice(product.sellingPrice, product.currency)],
  ] as const;
  return (
    <DataList.Root orientation="horizontal" size="md" marginBottom="5">
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>
            <bdi>{value}</bdi>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
