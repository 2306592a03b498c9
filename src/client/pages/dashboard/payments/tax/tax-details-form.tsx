import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { countryCodes } from '../../../../../contract/buying/countries';
import { countryOptions } from '../../../../components/address/country-name';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { taxDetailsApi } from '../../../../api/tax-details-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import {
  SelectControl,
  TextAreaControl,
  TextControl,
} from '../../../../components/forms/form-controls';
import { RadioControl } from '../../../../components/forms/radio-control';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { parseTaxDetails, type TaxDetailsValues } from './tax-details-values';

const kindOptions = [
  { value: 'person', label: 'A person' },
  { value: 'company', label: 'A company' },
];

const countries = countryOptions(countryCodes);

const prompt = 'Select a country';

interface TaxDetailsFormProps {
  onSaved: () => void;
  /** Undefined if the form can't be closed. */
  onCancel: (() => void) | undefined;
}

/** The form in which a seller enters who they are for the tax office. */
export function TaxDetailsForm({ onSaved, onCancel }: TaxDetailsFormProps) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState<TaxDetailsValues>({ kind: 'person' });
  const submit = async (values: TaxDetailsValues) => {
    const { details } = parseTaxDetails(values);
    if (!details) return undefined;
    try {
      const { setTaxDetails } = taxDetailsApi.endpoints;
      await unwrapCall(dispatch(setTaxDetails.initiate(details, { track: false })));
      toast.success('Tax details saved.');
      onSaved();
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <Form<TaxDetailsValues>
      subscription={{ submitError: true, submitting: true, values: true }}
      initialValues={initialValues}
      validate={(values) => parseTaxDetails(values).errors}
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitError, submitting, values }) => (
        <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
          <Stack gap="5" maxWidth="2xl">
            <RadioControl name="kind" label="Who sells?" options={kindOptions} />
            <TaxDetailsFields values={values} />
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <Button type="submit" loading={submitting}>
                Save
              </Button>
              {onCancel && (
                <Button variant="outline" disabled={submitting} onClick={onCancel}>
                  Cancel
                </Button>
              )}
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}

function TaxDetailsFields({ values }: { values: TaxDetailsValues }) {
  const isCompany = values.kind === 'company';
  return (
    <>
      <TextControl
        name="name"
        label={isCompany ? 'Name of the company' : 'Full name'}
        hint="As in official documents."
        autoComplete={isCompany ? 'organization' : 'name'}
      />
      <TextAreaControl
        name="address"
        label="Address"
        hint={`Street, number, postal code and city of ${isCompany ? 'the registered office' : 'your home'}.`}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="6" rowGap="5">
        <SelectControl name="country" label="Country" prompt={prompt} options={countries} />
        {isCompany ? (
          <TextControl name="registrationNumber" label="Business registration number" />
        ) : (
          <TextControl name="birthDate" label="Date of birth" type="date" autoComplete="bday" />
        )}
        <TextControl
          name="taxNumber"
          label="Tax identification number"
          hint={isCompany ? undefined : "Don't have one? Then enter your place of birth."}
          autoComplete="off"
        />
        {isCompany || values.taxNumber ? (
          <SelectControl
            name="taxCountry"
            label="Country that issued the number"
            prompt={prompt}
            options={countries}
          />
        ) : (
          <TextControl name="birthPlace" label="Place of birth" hint="City and country." />
        )}
        <TextControl name="vatNumber" label="VAT number" optional autoComplete="off" />
      </SimpleGrid>
    </>
  );
}
