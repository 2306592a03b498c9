import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { startOfDay } from '../../../../components/dates/start-of-day';
import { toDateInputValue } from '../../../../components/dates/to-date-input-value';
import { TextControl } from '../../../../components/forms/form-controls';
import { ConfirmationDialog } from '../../../../features/confirmation/confirmation-dialog';
import type { ConfirmationState } from '../../../../features/confirmation/use-confirmation';
import { returnDays, validateReturn, type ReturnForm } from './return-day';

interface AwayDialogProps {
  away: ConfirmationState & { confirm: (request: { start: string }) => void };
  /** Until when the seller is away; null if they are not. */
  until: string | null;
}

/** The dialog in which a seller chooses the day of their return. */
export function AwayDialog({ away, until }: AwayDialogProps) {
  const [now] = useState(() => new Date());
  const confirm = ({ day }: ReturnForm) => {
    const start = startOfDay(day);
    if (start) away.confirm({ start: start.toISOString() });
  };
  return (
    <ConfirmationDialog<ReturnForm>
      confirmation={away}
      title="Vacation"
      confirmLabel={inGoodsWords('Hide my watches')}
      initialValues={until ? { day: toDateInputValue(new Date(until)) } : {}}
      validate={(values) => validateReturn(values, now)}
      onConfirm={confirm}
    >
      <Text color="fg.muted">
        {inGoodsWords(
          "Buyers don't see your watches until you're back. Your open orders continue.",
        )}
      </Text>
      <TextControl name="day" label="Back on" type="date" {...returnDays(now)} />
    </ConfirmationDialog>
  );
}
