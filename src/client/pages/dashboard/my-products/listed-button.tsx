import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { listingEditsApi } from '../../../api/listing-edits-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts';

const actions = {
  pause: { label: 'Pause', listed: false, done: 'The watch is paused.' },
  resume: { label: 'Resume', listed: true, done: 'The watch is for sale again.' },
} as const;

interface ListedButtonProps {
  action: keyof typeof actions;
  product: { _id: string; productName: string };
}

/** The button that pauses a product, or puts it up for sale again. */
export function ListedButton({ action, product: { _id: id, productName } }: ListedButtonProps) {
  const { label, listed, done } = actions[action];
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      const call = listingEditsApi.endpoints.setListed.initiate({ id, listed }, { track: false });
      await unwrapCall(dispatch(call));
      toast.success(done);
    } catch (error) {
      toast.error(failureMessage(error));
    }
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant={action === 'pause' ? 'outline' : 'solid'}
      loading={busy}
      aria-label={`${label} ${productName}`}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
}
