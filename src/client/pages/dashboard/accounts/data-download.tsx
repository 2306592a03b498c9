import { Button, Stack, Text } from '@chakra-ui/react';
import { dataExportUrl, useStartDataExportMutation } from '../../../api/data-export-api';
import { unwrapCall } from '../../../api/request-failure';
import { failureMessage } from '../../../features/failure-message';
import { downloadUrl } from '../../../services/browser/download-file';
import { toast } from '../../../services/toasts/toasts';

/** Downloads what is stored about the user. The browser shows the progress. */
export function DataDownload() {
  const [start, { isLoading }] = useStartDataExportMutation();
  const download = () =>
    unwrapCall(start()).then(
      (key) => downloadUrl(dataExportUrl(key)),
      (error: unknown) => toast.error(failureMessage(error)),
    );
  return (
    <Stack gap="4" align="start">
      <Text color="fg.muted">
        A ZIP file with your profile, listings, orders, payments, messages, reports and pictures.
      </Text>
      <Button variant="outline" loading={isLoading} onClick={() => void download()}>
        Download my data
      </Button>
    </Stack>
  );
}
