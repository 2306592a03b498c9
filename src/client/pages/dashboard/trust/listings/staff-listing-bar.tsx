import type { StaffListing } from '../../../../../contract/trust/staff-listing';
import { maxStaffListingChanges } from '../../../../../contract/console/staff-limits';
import { pluralize } from '../../../../../contract/text/pluralize';
import { SelectionFrame } from '../../../../components/records/selection-frame';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';
import { useListingActions } from './use-listing-actions';

interface StaffListingBarProps {
  selected: readonly StaffListing[];
  onSelect: (selected: readonly StaffListing[]) => void;
}

/** What staff can do to the selected listings. */
export function StaffListingBar({ selected, onSelect }: StaffListingBarProps) {
  const actions = useListingActions(selected, onSelect);
  const isTooLong = selected.length > maxStaffListingChanges;
  const limit = isTooLong ? `. Please select at most ${maxStaffListingChanges}.` : '';
  return (
    <SelectionFrame
      label="Selected listings"
      // Stays mounted, so that a dialog closes after it has changed the last listing.
      hidden={selected.length === 0}
      status={`${pluralize(selected.length, 'listing')} selected${limit}`}
      onClear={() => onSelect([])}
    >
      {!isTooLong &&
        actions.map((action) => <StaffActionButton key={action.label} action={action} />)}
    </SelectionFrame>
  );
}
