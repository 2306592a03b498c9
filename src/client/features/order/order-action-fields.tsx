import { contactFields } from '../../../contract/buying/contact';
import { maxEvidencePhotos, problemLabel, problems } from '../../../contract/buying/problem';
import { phoneExample } from '../../../contract/text/phone-forms';
import { AddressFields } from '../../components/address/address-fields';
import { ParcelFields } from '../../components/address/parcel-fields';
import { TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { PicturesControl } from '../../components/forms/pictures-control';
import { RadioControl } from '../../components/forms/radio-control';
import { orderActions, type UserOrderEventType } from './order-actions';

const problemOptions = () => problems.map((value) => ({ value, label: problemLabel(value) }));

interface OrderActionFieldsProps {
  action: UserOrderEventType;
  codeError: string | undefined;
  /** The country of the address, which stays: shipping elsewhere may cost more. */
  country: string | undefined;
  /** Whether the watch is sent, without a meeting. */
  isParcel: boolean;
}

/** The fields that an action requires. */
export function OrderActionFields(props: OrderActionFieldsProps) {
  const { action, codeError, country, isParcel } = props;
  const { fields = {}, reasonLabel = 'Reason' } = orderActions[action];
  return (
    <>
      {fields.contact && (
        <>
          <TextControl
            name="phoneNumber"
            label={contactFields.phoneNumber.label}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={phoneExample()}
          />
          {!isParcel && (
            <TextControl name="meetingLocation" label={contactFields.meetingLocation.label} />
          )}
        </>
      )}
      {fields.address && <AddressFields countries={country ? [country] : []} />}
      {fields.parcel && <ParcelFields />}
      {fields.code && (
        <TextControl
          name="code"
          label="Code"
          hint="Six digits."
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="123 456"
          submitError={codeError}
        />
      )}
      {fields.amount && (
        <TextControl name="amount" label="Amount" inputMode="decimal" autoComplete="off" />
      )}
      {fields.problem && (
        <RadioControl name="problem" label="What is wrong?" options={problemOptions()} />
      )}
      {fields.reason && (
        <TextAreaControl
          name="reason"
          label={reasonLabel}
          optional={fields.reason === 'optional'}
        />
      )}
      {fields.photos && (
        <PicturesControl
          name="photos"
          label="Photos"
          buttonLabel="Add photos"
          hint={`Up to ${maxEvidencePhotos}, as proof for the other side and for an admin.`}
        />
      )}
    </>
  );
}
