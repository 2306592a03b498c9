import { Text } from '@chakra-ui/react';
import {
  normalizeAddress,
  validateAddress,
  type EnteredAddress,
  type ShippingAddress,
} from '../../../../contract/buying/shipping-address';
import { AddressFields } from '../../../components/address/address-fields';
import { ConfirmationDialog } from '../../../features/confirmation/confirmation-dialog';
import type { ConfirmationState } from '../../../features/confirmation/use-confirmation';

interface SavedAddressDialogProps {
  saving: ConfirmationState & {
    subject: 'change' | 'remove';
    confirm: (address: EnteredAddress | null) => void;
  };
  address: ShippingAddress | null;
}

/** The dialog in which a buyer changes or removes the address of the account. */
export function SavedAddressDialog({ saving, address }: SavedAddressDialogProps) {
  if (saving.subject === 'remove') {
    return (
      <ConfirmationDialog
        confirmation={saving}
        title="Remove the shipping address?"
        confirmLabel="Remove"
        destructive
        onConfirm={() => saving.confirm(null)}
      >
        <Text>You enter it again at the next order with shipping. Open orders keep theirs.</Text>
      </ConfirmationDialog>
    );
  }
  return (
    <ConfirmationDialog<ShippingAddress>
      confirmation={saving}
      title="Shipping address"
      confirmLabel="Save"
      {...(address && { initialValues: address })}
      validate={validateAddress}
      onConfirm={(input) => saving.confirm(normalizeAddress(input))}
    >
      <AddressFields />
    </ConfirmationDialog>
  );
}
