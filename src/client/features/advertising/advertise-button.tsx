import { Button, Stack, Text } from '@chakra-ui/react';
import type { Product } from '../../../contract/selling/product';
import { useAdvertising } from './use-advertising';

/** The button that advertises a product on Home, or removes its advertisement. */
export function AdvertiseButton({ product }: { product: Product }) {
  const [snapshot, send] = useAdvertising(product);
  return (
    <Stack gap="1" align={{ base: 'stretch', md: 'start' }}>
      <Button
        size="sm"
        variant={product.advertise ? 'outline' : 'solid'}
        loading={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'advertising.toggle', product })}
      >
        {product.advertise ? 'Remove Advertisement' : 'Advertise'}
      </Button>
      {snapshot.hasTag('failed') && (
        <Text role="alert" color="fg.error" textStyle="xs">
          {snapshot.context.failure}
        </Text>
      )}
    </Stack>
  );
}
