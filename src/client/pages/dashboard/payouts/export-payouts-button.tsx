import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { payoutsApi } from '../../../api/payouts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { failureMessage } from '../../../features/failure-message';
import { downloadFile } from '../../../services/download-file';
import { toast } from '../../../services/toasts';

/** Downloads the sales of all payouts and reversals as a CSV file, for the books. */
export function ExportPayoutsButton() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const options = { subscribe: false, forceRefetch: true };
      const call = payoutsApi.endpoints.exportPayouts.initiate(undefined, options);
      downloadFile('payouts.csv', await unwrapCall(dispatch(call)), 'text/csv');
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" loading={busy} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}
