import { Button, HStack } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import { FailureNote } from '../../components/forms/failure-note';
import { SectionPanel } from '../../components/page/section-panel';
import { ChangedFields } from './changed-fields';
import type { FieldChange } from './edit-values';

interface ChangeReviewProps {
  changes: readonly FieldChange[];
  categories: readonly Category[];
  busy: boolean;
  failure: string | undefined;
  onSave: () => void;
  onBack: () => void;
}

/** The changed fields with their values before and after, to be confirmed. */
export function ChangeReview(props: ChangeReviewProps) {
  const { changes, categories, busy, failure, onSave, onBack } = props;
  return (
    <SectionPanel title="Review your changes">
      <ChangedFields
        changes={changes}
        labels={{ before: 'Before', after: 'After' }}
        categories={categories}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <HStack gap="3" flexWrap="wrap">
        <Button size="lg" loading={busy} disabled={changes.length === 0} onClick={onSave}>
          Save changes
        </Button>
        <Button size="lg" variant="ghost" disabled={busy} onClick={onBack}>
          Back to editing
        </Button>
      </HStack>
    </SectionPanel>
  );
}
