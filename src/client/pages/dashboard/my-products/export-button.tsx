import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { listingsApi } from '../../../api/listings-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { failureMessage } from '../../../features/failure-message';
import { downloadFile } from '../../../services/download-file';
import { toast } from '../../../services/toasts';

/** Downloads all products of the seller as a CSV file. */
export function ExportButton() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const options = { subscribe: false, forceRefetch: true };
      const call = listingsApi.endpoints.exportListings.initiate(undefined, options);
      downloadFile('products.csv', await unwrapCall(dispatch(call)), 'text/csv');
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" flexShrink="0" loading={busy} onClick={() => void download()}>
      Export CSV
    </Button>
  );
}
