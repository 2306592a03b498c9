import { Button } from '@chakra-ui/react';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useAwayQuery } from '../../../../api/listing-edits-api';
import { lazyComponent } from '../../../../components/loading/lazy-component';
import { formatDay } from '../../../../components/product/product-facts';
import { useConfirmation } from '../../../../features/confirmation/use-confirmation';
import { toast } from '../../../../services/toasts/toasts';
import { timeAwayMachine } from './time-away.machine';
import { useSetAway } from './use-set-away';

/** Most sellers are seldom away, so the page does not load it. */
const AwayDialog = lazyComponent({
  label: 'the dates',
  load: async () => {
    const module = await import(/* webpackChunkName: "away" */ './away-dialog');
    return module.AwayDialog;
  },
  Fallback: () => null,
});

/** Opens the dialog in which a seller says until when they are away. */
export function AwayButton() {
  const { data } = useAwayQuery(undefined, refetchOnMountAndFocus);
  const setAway = useSetAway();
  const away = useConfirmation(timeAwayMachine, {
    save: async ({ input: { start } }) => {
      await setAway(start);
      toast.success(inGoodsWords(`Your watches are hidden until ${formatDay(start)}.`));
    },
  });
  const until = data?.until ?? null;
  return (
    <>
      <Button variant="outline" flexShrink="0" onClick={() => away.open()}>
        {until ? 'Change vacation' : 'Vacation'}
      </Button>
      {away.isMounted && <AwayDialog away={away} until={until} />}
    </>
  );
}
