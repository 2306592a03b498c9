import type { OrderContact } from '../../../../../contract/buying/order-contact';
import { unwrapCall } from '../../../../api/request-failure';
import { salesApi } from '../../../../api/sales-api';
import { useAppDispatch } from '../../../../api/store-hooks';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';

export interface HiddenContactProps {
  orderId: string;
  onRead: (contact: OrderContact) => void;
}

/** For staff, a button that asks for a reason and then shows the contact data of an order. */
export function HiddenContact({ orderId, onRead }: HiddenContactProps) {
  const dispatch = useAppDispatch();
  const readContact = async (reason: string) => {
    const call = salesApi.endpoints.readOrderContact.initiate(
      { orderId, reason },
      { track: false },
    );
    onRead(await unwrapCall(dispatch(call)));
  };
  return (
    <StaffActionButton
      action={{
        label: 'Show contact data',
        title: 'Show contact data?',
        explanation:
          'The email addresses and phone numbers of both sides, and the meeting place or the address. The audit log records that you have seen them, and why.',
        reasonLabel: 'Reason',
        confirmLabel: 'Show',
        success: 'Recorded in the audit log.',
        save: ({ reason }) => readContact(reason),
      }}
    />
  );
}
