import { Stack, Text } from '@chakra-ui/react';
import { noteField } from '../../../contract/console/staff-limits';
import type { NoteSubject } from '../../../contract/console/staff-note';
import { refetchOnMountAndFocus } from '../../api/api';
import { loadFailureReason, unwrapCall } from '../../api/request-failure';
import { useAddStaffNoteMutation, useStaffNotesQuery } from '../../api/user-administration-api';
import { TextAreaControl } from '../../components/forms/form-controls';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';
import { ModerationForm, type ModerationValues } from './moderation-form';
import { requireText } from './require-text';

/** What staff have noted for each other about a person, a listing or an order, and a form that adds a note. */
export function StaffNotes(subject: NoteSubject) {
  const { currentData: notes, ...query } = useStaffNotesQuery(subject, refetchOnMountAndFocus);
  const [add] = useAddStaffNoteMutation();
  if (!notes) {
    return query.error ? (
      <LoadFailure
        label="the notes of staff"
        reason={loadFailureReason(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : null;
  }
  return (
    <SectionPanel title="Notes of staff">
      {notes.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="3" aria-label="notes of staff">
          {notes.map(({ _id, authorName, text, createdAt }) => (
            <Stack as="li" key={_id} gap="0">
              <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                <bdi>{authorName}</bdi>
                <span>, </span>
                <DateTime date={createdAt} />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      <ModerationForm
        // An empty form after each note.
        key={notes.length}
        draft={`staff-note-${subject.subjectId}`}
        fields={fields}
        validate={validateNote}
        submit={({ text = '' }) => unwrapCall(add({ ...subject, text }))}
        success="The note is stored."
        submitLabel="Add the note"
      >
        <TextAreaControl
          name="text"
          label="Note"
          hint="Only staff read it. It can't be changed, and is deleted with the person's data."
        />
      </ModerationForm>
    </SectionPanel>
  );
}

const fields = ['text'] as const;
const validateNote = ({ text }: ModerationValues) => requireText('text', text, noteField);
