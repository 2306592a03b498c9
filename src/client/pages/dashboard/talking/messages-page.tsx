import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../../contract/accounts/user';
import { routes } from '../../../../contract/routes';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { refetchOnMountAndFocus } from '../../../api/api';
import {
  useConversationsQuery,
  useReportedConversationsQuery,
} from '../../../api/conversations-api';
import { EmptyState } from '../../../components/records/empty-state';
import { ConversationLink } from '../../../features/conversation/conversation-link';
import { ReportLink } from '../../../features/conversation/report-link';
import { browsePath } from '../../../services/paths/browse-path';
import { useSession } from '../../../session/use-session';
import { DashboardPage } from '../dashboard-page';
import { ExpandableList } from '../records/expandable-list';
import { useVisibleCount } from '../records/expandable-records';
import { RecordPages } from '../records/record-pages';

/** The user's conversations; for an admin the reported ones. */
export default function MessagesPage() {
  const session = useSession();
  const role = session.status === 'signedIn' ? session.role : null;
  return (
    <DashboardPage title={routes.messages.title}>
      {role === 'Admin' ? <ReportedConversations /> : <Inbox role={role} />}
    </DashboardPage>
  );
}

function Inbox({ role }: { role: Role | null }) {
  const query = useConversationsQuery(undefined, refetchOnMountAndFocus);
  return (
    <RecordPages
      label="your messages"
      query={query}
      empty={
        <EmptyState title="No messages yet">
          <Text color="fg.muted">{inGoodsWords(whatAppears(role))}</Text>
          {role === 'buyer' && (
            <Button asChild variant="outline">
              <Link to={browsePath()}>{inGoodsWords('Find a watch')}</Link>
            </Button>
          )}
        </EmptyState>
      }
    >
      {(conversations) => (
        <Stack as="ul" aria-label="your messages" listStyleType="none" gap="3" maxWidth="3xl">
          {conversations.map((conversation) => (
            <Box as="li" key={conversation.id}>
              <ConversationLink conversation={conversation} />
            </Box>
          ))}
        </Stack>
      )}
    </RecordPages>
  );
}

function whatAppears(role: Role | null): string {
  switch (role) {
    case 'buyer':
      return 'Your questions about watches and the answers appear here.';
    case 'seller':
      return 'Questions about your watches appear here.';
    default:
      return 'What you wrote before you became a moderator appears here.';
  }
}

function ReportedConversations() {
  const visibleCount = useVisibleCount();
  const query = useReportedConversationsQuery({ visibleCount }, refetchOnMountAndFocus);
  return (
    <ExpandableList
      label="the reported conversations"
      itemsLabel="reported conversations"
      query={query}
      visibleCount={visibleCount}
      empty={
        <EmptyState title="No conversation is reported">
          <Text color="fg.muted">Conversations that a buyer or seller reports appear here.</Text>
        </EmptyState>
      }
    >
      {(reports) => (
        <Stack
          as="ul"
          aria-label="the reported conversations"
          listStyleType="none"
          gap="3"
          maxWidth="3xl"
        >
          {reports.map((report) => (
            <Box as="li" key={report.id}>
              <ReportLink report={report} />
            </Box>
          ))}
        </Stack>
      )}
    </ExpandableList>
  );
}
