import { Button, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ContactMessage } from '../../../../contract/talking/contact-message';
import { routes } from '../../../../contract/routes';
import {
  contactMessageStates,
  type ContactMessageState,
} from '../../../../contract/console/staff-limits';
import { refetchOnMount } from '../../../api/api';
import {
  useContactMessagesQuery,
  useSetContactMessageDoneMutation,
} from '../../../api/contact-messages-api';
import { requestFailureMessage } from '../../../api/request-failure';
import { EmailAddress } from '../../../components/people/email-address';
import { DateTime } from '../../../components/product/date-time';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { FilterSelects, type Filter } from '../records/filter-selects';

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

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'Every message',
    options: { waiting: 'Waiting', done: 'Done' },
  },
];

/** The messages of the contact form. The URL has the filter. */
export default function ContactMessagesPage() {
  const [search] = useSearchParams();
  const state = contactMessageStates.find((each) => each === search.get('state'));
  return (
    <DashboardPage title={routes.contactMessages.title}>
      <FilterSelects label="the messages" filters={filters} />
      <Messages key={state} state={state} />
    </DashboardPage>
  );
}

function Messages({ state }: { state: ContactMessageState | undefined }) {
  const visibleCount = useVisibleCount();
  const query = useContactMessagesQuery({ state, visibleCount }, refetchOnMount);
  return (
    <ExpandableRecords
      label="the messages"
      itemsLabel="messages"
      columns={columns}
      query={query}
      visibleCount={visibleCount}
      tableFrom="large"
      empty={state ? <NoMessagesInState state={state} /> : <NoMessages />}
    />
  );
}

function NoMessages() {
  return (
    <EmptyState title="No messages yet">
      <Text color="fg.muted">Messages of the contact form appear here.</Text>
    </EmptyState>
  );
}

function NoMessagesInState({ state }: { state: ContactMessageState }) {
  return (
    <EmptyState title={state === 'waiting' ? 'No message is waiting' : 'No message is done'}>
      <Button asChild variant="outline">
        <Link to="?">Show all messages</Link>
      </Button>
    </EmptyState>
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
