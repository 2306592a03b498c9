import { Link as ChakraLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useThreadInfiniteQuery } from '../../../api/conversations-api';
import {
  loadFailureReason,
  requestFailureMessage,
  toRequestFailure,
} from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { LoadingStatus } from '../../../components/loading/loading-status';
import { PageHead } from '../../../components/page/page-head';
import { EmptyState } from '../../../components/records/empty-state';
import { paths } from '../../../services/paths/paths';
import { LoadedConversation } from './loaded-conversation';

/** A conversation for its buyer, its seller or an admin. */
export default function ConversationPage() {
  const { id = '' } = useParams();
  const query = useThreadInfiniteQuery(id, refetchOnMountAndFocus);
  const [newestPage, ...olderPages] = query.currentData?.pages ?? [];
  if (newestPage) {
    return (
      <LoadedConversation
        key={id}
        pages={[newestPage, ...olderPages]}
        olderMessages={{
          exist: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          error: query.isFetchNextPageError ? requestFailureMessage(query.error) : undefined,
          load: () => void query.fetchNextPage(),
        }}
      />
    );
  }
  return (
    <>
      <PageHead title={routes.conversation.title} />
      {query.error ? <Failure {...query} error={query.error} /> : <ConversationSkeleton />}
    </>
  );
}

interface FailureProps {
  error: Parameters<typeof toRequestFailure>[0];
  isFetching: boolean;
  refetch: () => unknown;
}

function Failure({ error, isFetching, refetch }: FailureProps) {
  const { status, message } = toRequestFailure(error);
  if (status !== undefined && status < 500) {
    return (
      <EmptyState title="You can't see this conversation">
        <Text color="fg.muted">{message}</Text>
        <ChakraLink asChild variant="underline">
          <Link to={paths.messages}>Go to your messages</Link>
        </ChakraLink>
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      label="this conversation"
      reason={loadFailureReason(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function ConversationSkeleton() {
  return (
    <LoadingStatus label="Loading the conversation">
      <Stack gap="4" maxWidth="3xl">
        <Skeleton height="16" borderRadius="xl" />
        <Skeleton height="14" width="60%" borderRadius="2xl" />
        <Skeleton height="14" width="50%" borderRadius="2xl" alignSelf="end" />
        <Skeleton height="20" width="70%" borderRadius="2xl" />
      </Stack>
    </LoadingStatus>
  );
}
