import { Button, Stack, Text } from '@chakra-ui/react';
import type { Product } from '../../../contract/selling/product';
import { productsApi } from '../../api/products-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { toast } from '../../services/toasts/toasts';
import { useRequest } from '../use-request';

/** The button that advertises a product on Home, or removes its advertisement. */
export function AdvertiseButton({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const [{ status, failure }, toggle] = useRequest({
    send: async () => {
      const call = productsApi.endpoints.advertiseProduct.initiate(product, { track: false });
      const { modifiedCount } = await unwrapCall(dispatch(call));
      if (modifiedCount === 0) throw new Error('Nothing was changed.');
    },
    onDone: () => toast.success('Data Updated Successfully!'),
  });
  return (
    <Stack gap="1" align={{ base: 'stretch', md: 'start' }}>
      <Button
        size="sm"
        variant={product.advertise ? 'outline' : 'solid'}
        loading={status === 'busy'}
        onClick={() => void toggle()}
      >
        {product.advertise ? 'Remove Advertisement' : 'Advertise'}
      </Button>
      {failure && (
        <Text role="alert" color="fg.error" textStyle="xs">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
