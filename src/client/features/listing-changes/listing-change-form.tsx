import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isWhole, shopCurrency } from '../../../contract/payments/currencies';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatCount } from '../../../contract/text/format-count';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { SelectControl, TextControl } from '../../components/forms/form-controls';
import { listingActions } from './listing-actions';
import type { listingChangesMachine } from './listing-changes.machine';
import {
  calculateNewPrices,
  parsePercent,
  roundingLabels,
  type PriceChangeForm,
} from './new-prices';
import { PricePreview } from './price-preview';

interface ListingChangeFormProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
}

/** Enough names to recognize the selection. */
const maxNames = 5;

const roundingOptions = () =>
  Object.entries(roundingLabels()).map(([value, label]) => ({ value, label }));

/** The form that confirms a change. For new prices it has a field for the percentage and a preview. */
export function ListingChangeForm({ snapshot, send }: ListingChangeFormProps) {
  const { selected, action, failure } = snapshot.context;
  const texts = listingActions[action];
  const getNewPrices = ({ percent = '', rounding = 'whole' }: PriceChangeForm) => {
    const parsed = parsePercent(percent);
    return parsed === undefined ? [] : calculateNewPrices(selected, parsed, rounding);
  };
  const submit = (values: PriceChangeForm) => {
    if (action !== 'changePrice') {
      const ids = selected.map(({ id }) => id);
      return send({ type: 'listingChanges.confirm', changes: { action, ids } });
    }
    const prices = getNewPrices(values).flatMap(({ id, from, to }) =>
      to ? [{ id, from, to }] : [],
    );
    send({ type: 'listingChanges.confirm', changes: { action, prices } });
  };
  const validate = (values: PriceChangeForm) =>
    action !== 'changePrice' || getNewPrices(values).some(({ to }) => to !== null)
      ? {}
      : { percent: 'Please enter a percentage such as -10 or 5.' };
  const [form] = useState(() =>
    createForm<PriceChangeForm>({
      initialValues: { rounding: 'whole' },
      validate,
      onSubmit: submit,
    }),
  );
  const names = selected.slice(0, maxNames).map(({ name }) => name);
  const remainingCount = selected.length - names.length;
  return (
    <Form<PriceChangeForm> form={form} subscription={{ values: true }} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="4">
            {action === 'changePrice' ? (
              <>
                <TextControl
                  name="percent"
                  label="Change in percent"
                  inputMode="text"
                  placeholder="-10"
                />
                {!isWhole(shopCurrency()) && (
                  <SelectControl name="rounding" label="Rounded to" options={roundingOptions()} />
                )}
                <PricePreview prices={getNewPrices(values)} />
              </>
            ) : (
              <Text overflowWrap="anywhere">
                {names.join(', ') +
                  (remainingCount > 0 ? ` and ${formatCount(remainingCount)} more` : '')}
              </Text>
            )}
            <Text color="fg.muted">{inGoodsWords(texts.explanation)}</Text>
            {snapshot.hasTag('failed') && <FailureNote>{failure}</FailureNote>}
            <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
              <Button
                type="submit"
                loading={snapshot.hasTag('busy')}
                {...(texts.destructive && { colorPalette: 'red' })}
              >
                {texts.confirmLabel}
              </Button>
              <Button
                variant="outline"
                disabled={snapshot.hasTag('busy')}
                onClick={() => send({ type: 'listingChanges.close' })}
              >
                Cancel
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}
