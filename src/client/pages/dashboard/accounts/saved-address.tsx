import { Button, HStack, Text } from '@chakra-ui/react';
import type { ShippingAddress } from '../../../../contract/buying/shipping-address';
import { ordersApi } from '../../../api/orders-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { formatAddress } from '../../../components/address/format-address';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { useConfirmation } from '../../../features/confirmation/use-confirmation';
import { toast } from '../../../services/toasts/toasts';
import { savedAddressMachine } from './saved-address.machine';

const SavedAddressDialog = lazyComponent({
  label: 'the address',
  load: async () => {
    const module = await import(/* webpackChunkName: "saved-address" */ './saved-address-dialog');
    return module.SavedAddressDialog;
  },
  Fallback: () => null,
});

/** The address with which the buyer's next booking begins, and what the buyer can do with it. */
export function SavedAddress({ address }: { address: ShippingAddress | null }) {
  const dispatch = useAppDispatch();
  const saving = useConfirmation(savedAddressMachine, {
    save: ({ input }) => {
      const { saveShippingAddress } = ordersApi.endpoints;
      const request = saveShippingAddress.initiate({ address: input }, { track: false });
      return unwrapCall(dispatch(request));
    },
    onDone: (subject) =>
      toast.success(subject === 'remove' ? 'Your address is removed.' : 'Your address is saved.'),
  });
  return (
    <>
      {address ? (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {formatAddress(address)}
        </Text>
      ) : (
        <Text color="fg.muted">
          You have no address yet. The next order with shipping asks for it.
        </Text>
      )}
      <HStack gap="3" wrap="wrap">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => saving.open('change')}>
          {address ? 'Change' : 'Add an address'}
        </Button>
        {address && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => saving.open('remove')}>
            Remove
          </Button>
        )}
      </HStack>
      {saving.isMounted && <SavedAddressDialog saving={saving} address={address} />}
    </>
  );
}
