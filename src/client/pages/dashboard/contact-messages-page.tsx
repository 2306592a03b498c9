import { Button, Stack, Text } from '@chakra-ui/react';
import type { ContactMessage } from '../../../contract/contact-message';
import { routes } from '../../../contract/routes';
import { refetchOnMount } from '../../api/api';
import {
  useContactMessagesQuery,
  useSetContactMessageDoneMutation,
} from '../../api/contact-messages-api';
import { requestFailureMessage } from '../../api/request-failure';
import { EmailAddress } from '../../components/people/email-address';
import { DateTime } from '../../components/product/date-time';
import { EmptyState } from '../../components/records/empty-state';
import type { Column } from '../../components/records/records-table';
import { DashboardPage } from './dashboard-page';
import { ExpandableRecords, useVisibleCount } from './expandable-records';

const columns: readonly Column<ContactMessage>[] = [
  {
    heading: 'From',
    cell: ({ firstName, lastName, email }) => (
      <Stack gap="0.5">
        <Text dir="auto">{`${firstName} ${lastName}`.trim() || 'No name'}</Text>
        {email && (
          <Text overflowWrap="anywhere">
            <EmailAddress email={email} />
          </Text>
        )}
      </Stack>
    ),
  },
  {
    heading: 'Message',
    cell: ({ message }) => (
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {message}
      </Text>
    ),
  },
  { heading: 'Sent', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  { heading: 'Status', cardArea: 'action', cell: (message) => <DoneButton message={message} /> },
];

/** The messages of the contact form. */
export default function ContactMessagesPage() {
  const visibleCount = useVisibleCount();
  const query = useContactMessagesQuery({ visibleCount }, refetchOnMount);
  return (
    <DashboardPage title={routes.contactMessages.title}>
      <ExpandableRecords
        label="the messages"
        itemsLabel="messages"
        columns={columns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="xl"
        empty={
          <EmptyState title="No messages yet">
            <Text color="fg.muted">Messages of the contact form appear here for a year.</Text>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}

function DoneButton({ message: { _id, done, firstName } }: { message: ContactMessage }) {
  const [setDone, { isLoading, error }] = useSetContactMessageDoneMutation();
  return (
    <Stack gap="1" align="start">
      <Button
        size="sm"
        variant={done ? 'ghost' : 'outline'}
        loading={isLoading}
        aria-label={`${done ? 'Reopen' : 'Mark as done'}: message of ${firstName || 'a visitor'}`}
        onClick={() => void setDone({ id: _id, done: !done })}
      >
        {done ? 'Reopen' : 'Mark as done'}
      </Button>
      {error && (
        <Text color="fg.error" textStyle="sm" role="alert">
          {requestFailureMessage(error)}
        </Text>
      )}
    </Stack>
  );
}
