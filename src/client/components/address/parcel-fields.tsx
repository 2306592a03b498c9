import { carriers } from '../../../contract/buying/carriers';
import { parcelFields } from '../../../contract/buying/parcel';
import { ChoiceControl } from '../forms/choice-control';
import { TextControl } from '../forms/form-controls';

/** The carrier and the tracking number, as fields of a form with these names. */
export function ParcelFields() {
  return (
    <>
      <ChoiceControl
        name="carrier"
        label={parcelFields.carrier.label}
        options={carriers}
        placeholder="e.g. DHL"
      />
      <TextControl
        name="trackingNumber"
        label={parcelFields.trackingNumber.label}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </>
  );
}
