import { Heading, SimpleGrid } from '@chakra-ui/react';
import { useFormState } from 'react-final-form';
import { offeredDeliveries } from '../../../contract/selling/deliveries';
import { deliveryFields } from '../../../contract/selling/product-fields';
import { ProductControl } from './product-control';
import type { ProductDraft } from './product-draft';

/** How the watch reaches its buyer. The fields about shipping appear with it. A field with an error stays visible. */
export function DeliverySection() {
  const { values, errors = {} } = useFormState<ProductDraft>({
    subscription: { values: true, errors: true },
  });
  const isShipped = offeredDeliveries(values).includes('shipping');
  return (
    <section>
      <Heading as="h2" textStyle="cardTitle" marginBottom="4">
        Shipping
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {deliveryFields
          .filter((name) => name === 'deliveries' || isShipped || name in errors)
          .map((name) => (
            <ProductControl key={name} name={name} categories={[]} />
          ))}
      </SimpleGrid>
    </section>
  );
}
