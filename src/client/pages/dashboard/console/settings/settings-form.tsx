import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import {
  numberSettings,
  quotaSettings,
  timeSettings,
  type NumberSettingName,
} from '../../../../../contract/platform/number-settings';
import { retentionSettings } from '../../../../../contract/privacy/retention-settings';
import type { ShopSettingsResponse } from '../../../../../contract/platform/shop-settings';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { unwrapCall } from '../../../../api/request-failure';
import { useChangeShopSettingsMutation } from '../../../../api/settings-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import { SelectControl, TextControl } from '../../../../components/forms/form-controls';
import { NumberControl } from '../../../../components/forms/number-control';
import { SaveBar } from '../../../../components/forms/save-bar';
import { SectionPanel } from '../../../../components/page/section-panel';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { BrandSection } from './brand-section';
import { showBrand } from './show-brand';
import {
  parseSettingChanges,
  toSettingChanges,
  toSettingValues,
  validateSettingChanges,
  withDefaults,
  type SettingValues,
} from './setting-values';

const sections: { title: string; names: NumberSettingName[] }[] = [
  { title: 'Times', names: Object.keys(timeSettings) as NumberSettingName[] },
  { title: 'Quotas', names: Object.keys(quotaSettings) as NumberSettingName[] },
  { title: 'Retention', names: Object.keys(retentionSettings) as NumberSettingName[] },
];

const consentOptions = [
  { value: 'notice', label: 'A notice: creating an account is the consent' },
  { value: 'checkbox', label: 'A box that must be ticked' },
];

/** The form with all settings. It sends only those that the admin has changed. */
export function SettingsForm({ settings, defaults }: ShopSettingsResponse) {
  const [change] = useChangeShopSettingsMutation();
  const initialValues = toSettingValues(settings);
  const submit = async (values: SettingValues) => {
    try {
      const changes = parseSettingChanges(toSettingChanges(values, initialValues, defaults));
      await unwrapCall(change(changes));
      showBrand({ ...settings, ...withDefaults(changes, defaults) });
      toast.success('Settings saved.');
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <Form<SettingValues>
      subscription={{ submitError: true, submitting: true, dirty: true }}
      initialValues={initialValues}
      // A refetch after the admin's own change does not discard what is typed meanwhile.
      keepDirtyOnReinitialize
      validate={(values) =>
        validateSettingChanges(toSettingChanges(values, initialValues, defaults))
      }
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitError, submitting, dirty }) => (
        <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
          <Stack gap="6">
            <SectionPanel title="Shop">
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
                <TextControl
                  name="shopName"
                  label="Shop name"
                  hint={`Empty for ${defaults.shopName}.`}
                />
                <TextControl
                  name="contactAddress"
                  label="Contact address"
                  type="email"
                  hint="Messages of the contact form are sent there and kept in the console. Without an address the form sends nothing."
                />
                <TextControl
                  name="timeZone"
                  label="Time zone"
                  hint="Such as Europe/Berlin. For the dates in emails to people whose own time zone is unknown."
                />
                <SelectControl
                  name="consent"
                  label="Consent at registration"
                  options={consentOptions}
                  hint="Ask a lawyer which one the law of your country requires."
                />
              </SimpleGrid>
            </SectionPanel>
            <BrandSection defaults={defaults} />
            <SectionPanel title="Bank account of the shop">
              <Text color="fg.muted">
                From which you pay sellers by hand. The SEPA file of Payouts needs it.
              </Text>
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
                <TextControl name="bankHolder" label="Account holder" />
                <TextControl name="bankIban" label="IBAN" autoCapitalize="characters" />
              </SimpleGrid>
            </SectionPanel>
            {sections.map(({ title, names }) => (
              <SectionPanel key={title} title={title}>
                <SimpleGrid columns={{ base: 1, lg: 2 }} columnGap="6" rowGap="5">
                  {names.map((name) => (
                    <NumberControl
                      key={name}
                      name={name}
                      label={inGoodsWords(numberSettings[name].label)}
                      units={[inGoodsWords(numberSettings[name].unit)]}
                      hint={inGoodsWords(
                        `${numberSettings[name].description} Default: ${defaults[name]}.`,
                      )}
                    />
                  ))}
                </SimpleGrid>
              </SectionPanel>
            ))}
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            <SaveBar
              submitting={submitting}
              dirty={dirty}
              note="Deadlines that are running already stay as they are."
            />
          </Stack>
        </form>
      )}
    </Form>
  );
}
