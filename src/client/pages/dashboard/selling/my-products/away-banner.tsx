import { Alert, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useAwayQuery } from '../../../../api/listing-edits-api';
import { formatDay } from '../../../../components/product/product-facts';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { useSetAway } from './use-set-away';

/** Shows until when the seller is away, and a button that ends it. */
export function AwayBanner() {
  const { data } = useAwayQuery(undefined, refetchOnMountAndFocus);
  const setAway = useSetAway();
  const [busy, setBusy] = useState(false);
  if (!data?.until) return null;
  const comeBack = async () => {
    setBusy(true);
    try {
      await setAway(null);
      toast.success(inGoodsWords('Welcome back. Your watches are for sale again.'));
    } catch (error) {
      toast.error(failureMessage(error));
    }
    setBusy(false);
  };
  return (
    <Alert.Root status="warning" borderRadius="md" alignItems="center" flexWrap="wrap" gap="3">
      <Alert.Indicator />
      <Alert.Content minWidth="48">
        <Alert.Description>
          {inGoodsWords(
            `You are away until ${formatDay(data.until)}. Your watches are hidden; your open orders continue.`,
          )}
        </Alert.Description>
      </Alert.Content>
      <Button size="sm" colorPalette="brand" loading={busy} onClick={() => void comeBack()}>
        I'm back
      </Button>
    </Alert.Root>
  );
}
