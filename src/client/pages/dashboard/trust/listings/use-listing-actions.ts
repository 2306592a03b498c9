import type { ListingChangeResult } from '../../../../../contract/selling/listing-changes';
import type {
  StaffListing,
  StaffListingChanges,
} from '../../../../../contract/trust/staff-listing';
import { useCategoriesQuery } from '../../../../api/categories-api';
import { unwrapCall } from '../../../../api/request-failure';
import { staffListingsApi } from '../../../../api/staff-listings-api';
import { useAppDispatch } from '../../../../api/store-hooks';
import type { StaffActionDefinition } from '../../../../features/staff-action/staff-action-definition';
import { findRule, ruleChoice } from '../../../../../contract/trust/decision-rules';

/** Returns what staff can do to the selected listings. */
export function useListingActions(
  selected: readonly StaffListing[],
  onSelect: (selected: readonly StaffListing[]) => void,
): StaffActionDefinition[] {
  const dispatch = useAppDispatch();
  const { data: categories = [] } = useCategoriesQuery();
  const ids = selected.map(({ _id }) => _id);

  const changeListings = async (changes: StaffListingChanges) => {
    const call = staffListingsApi.endpoints.changeStaffListings.initiate(changes, { track: false });
    const { results } = await unwrapCall(dispatch(call));
    const rejected = results.filter(({ outcome }) => outcome === 'rejected');
    onSelect(selected.filter(({ _id }) => rejected.some(({ id }) => id === _id)));
    if (rejected.length > 0) throw new Error(describeRejections(rejected, selected));
  };
  const hideOrDelete = (action: 'hide' | 'delete', reason: string, rule: string) =>
    changeListings({ action, ids, reason, ...findRule(rule) });

  const statementFields = {
    rule: ruleChoice(),
    reasonLabel: 'Facts',
    reasonHint: 'The seller reads them in a statement of reasons, and can object.',
    destructive: true,
  } as const;
  const restore: StaffActionDefinition = {
    label: 'Restore',
    title: 'Restore to the shop?',
    explanation: 'Takes the decision back that has hidden or deleted it.',
    reasonLabel: 'Reason',
    reasonHint: 'The seller reads it in an email.',
    confirmLabel: 'Restore',
    success: 'Restored.',
    save: ({ reason }) => changeListings({ action: 'restore', ids, reason }),
  };
  const canRestore = selected.some(({ hiddenBy }) => hiddenBy !== null);
  return [
    {
      label: 'Hide',
      title: 'Hide from the shop?',
      confirmLabel: 'Hide',
      ...statementFields,
      explanation: 'Only the seller and staff see it then. Its orders go on.',
      success: 'Hidden.',
      save: async ({ reason, rule }) => hideOrDelete('hide', reason, rule),
    },
    ...(canRestore ? [restore] : []),
    {
      label: 'Change category',
      title: 'Move to another category?',
      explanation: 'The listing stays as it is otherwise.',
      choice: {
        label: 'Category',
        prompt: 'Choose a category',
        required: 'Please choose a category.',
        options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
      },
      reasonLabel: 'Reason',
      reasonHint: 'The seller reads it in an email.',
      confirmLabel: 'Move',
      success: 'Moved.',
      save: ({ reason, choice }) =>
        changeListings({ action: 'setCategory', ids, reason, categoryId: choice }),
    },
    {
      label: 'Delete',
      title: 'Delete from the shop?',
      confirmLabel: 'Delete',
      ...statementFields,
      explanation: 'It is gone for the seller as well. A booked or sold one can only be hidden.',
      success: 'Deleted.',
      save: async ({ reason, rule }) => hideOrDelete('delete', reason, rule),
    },
  ];
}

/** Returns why listings were not changed; the others were. */
function describeRejections(
  rejected: readonly ListingChangeResult[],
  selected: readonly StaffListing[],
): string {
  const reasons = rejected.map(({ id, message = '' }) => {
    const name = selected.find(({ _id }) => _id === id)?.productName ?? id;
    return `“${name}”: ${message}`;
  });
  return `Not changed: ${reasons.join(' ')}`;
}
