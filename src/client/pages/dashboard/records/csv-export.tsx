import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { failureMessage } from '../../../features/failure-message';
import { downloadFile } from '../../../services/browser/download-file';
import { toast } from '../../../services/toasts/toasts';

export interface CsvExportProps {
  label?: string;
  fileName: string;
  mediaType?: string;
  /** Requests the text of the file. */
  request: (
    dispatch: ReturnType<typeof useAppDispatch>,
    options: { subscribe: false; forceRefetch: true },
  ) => Parameters<typeof unwrapCall<string>>[0];
}

/** Downloads a file, by default of CSV. */
export function CsvExport(props: CsvExportProps) {
  const { label = 'Export CSV', fileName, mediaType = 'text/csv', request } = props;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const call = request(dispatch, { subscribe: false, forceRefetch: true });
      downloadFile(fileName, await unwrapCall(call), mediaType);
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" flexShrink="0" loading={busy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
