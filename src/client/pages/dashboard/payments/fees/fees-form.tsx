import { Box, Button, NativeSelect, SimpleGrid, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { shopCurrency } from '../../../../../contract/payments/currencies';
import type { FeeSettings } from '../../../../../contract/payments/fee';
import type { Category } from '../../../../../contract/selling/category';
import { unwrapCall } from '../../../../api/request-failure';
import { useChangeShopSettingsMutation } from '../../../../api/settings-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import { FormField } from '../../../../components/forms/form-field';
import { NumberControl } from '../../../../components/forms/number-control';
import { SaveBar } from '../../../../components/forms/save-bar';
import { SectionPanel } from '../../../../components/page/section-panel';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { FeeExample } from './fee-example';
import {
  fieldName,
  parseFeeValues,
  rateFields,
  readCategoryIds,
  standard,
  toFeeValues,
  type FeeValues,
} from './fee-values';

interface FeesFormProps {
  fees: FeeSettings;
  categories: readonly Category[];
}

/** What the shop keeps of a price: of all categories, and of those with a fee of their own. */
export function FeesForm({ fees, categories }: FeesFormProps) {
  const [change] = useChangeShopSettingsMutation();
  const submit = async (values: FeeValues) => {
    const entered = parseFeeValues(values, shopCurrency()).fees;
    if (!entered) return undefined;
    try {
      await unwrapCall(change({ fees: entered, replaces: { fees } }));
      toast.success('Fees saved.');
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <Form<FeeValues>
      subscription={{ submitError: true, submitting: true, dirty: true }}
      initialValues={toFeeValues(fees)}
      keepDirtyOnReinitialize
      validate={(values) => parseFeeValues(values, shopCurrency()).errors}
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitError, submitting, dirty }) => (
        <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
          <Stack gap="6">
            <SectionPanel title="All categories">
              <RateControls owner={standard} />
              <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} columnGap="6" rowGap="5">
                <NumberControl
                  name="taxRate"
                  label="Tax on the fee"
                  units={['%']}
                  hint="Added to the fee, and named in its invoice."
                />
              </SimpleGrid>
              <FeeExample owner={standard} />
            </SectionPanel>
            <CategoryFees categories={categories} />
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            <SaveBar
              submitting={submitting}
              dirty={dirty}
              note="A sale keeps the fee that applied when its order began."
            />
          </Stack>
        </form>
      )}
    </Form>
  );
}

function RateControls({ owner }: { owner: string }) {
  const units = [shopCurrency().toUpperCase()];
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} columnGap="6" rowGap="5">
      <NumberControl name={fieldName(owner, 'rate')} label="Part of the price" units={['%']} />
      <NumberControl name={fieldName(owner, 'fixed')} label="Fixed part" units={units} />
      <NumberControl name={fieldName(owner, 'minimum')} label="Minimum" units={units} />
      <NumberControl
        name={fieldName(owner, 'maximum')}
        label="Maximum"
        units={units}
        hint="Empty for none."
      />
    </SimpleGrid>
  );
}

/** The categories with a fee of their own. A category begins with the fee of all. */
function CategoryFees({ categories }: Pick<FeesFormProps, 'categories'>) {
  const { values } = useFormState<FeeValues>({ subscription: { values: true } });
  const form = useForm<FeeValues>();
  const [chosen, setChosen] = useState('');
  const ids = readCategoryIds(values);
  const others = categories.filter(({ _id }) => !ids.includes(_id));
  const change = (next: readonly string[]) => form.change('categoryIds', next.join(' '));
  const add = () => {
    form.batch(() => {
      for (const field of rateFields) {
        form.change(fieldName(chosen, field), values[fieldName(standard, field)] ?? '');
      }
      change([...ids, chosen]);
    });
    setChosen('');
  };
  return (
    <>
      {ids.map((id) => (
        <SectionPanel
          key={id}
          title={categories.find(({ _id }) => _id === id)?.name ?? 'Removed category'}
        >
          <RateControls owner={id} />
          <FeeExample owner={id} />
          <Button
            variant="outline"
            size="sm"
            alignSelf="start"
            onClick={() => change(ids.filter((each) => each !== id))}
          >
            Use the fee of all categories
          </Button>
        </SectionPanel>
      ))}
      {others.length > 0 && (
        <SectionPanel title="A category with another fee">
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3" align={{ sm: 'end' }}>
            <Box flex="1" maxWidth="sm">
              <FormField label="Category">
                <NativeSelect.Root>
                  <NativeSelect.Field
                    value={chosen}
                    onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                  >
                    <option value="">Select a category</option>
                    {others.map(({ _id, name }) => (
                      <option key={_id} value={_id}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </FormField>
            </Box>
            <Button variant="outline" disabled={chosen === ''} onClick={add}>
              Add
            </Button>
          </Stack>
        </SectionPanel>
      )}
    </>
  );
}
