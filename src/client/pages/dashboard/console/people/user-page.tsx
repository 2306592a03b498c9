import { Link as ChakraLink, Flex } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { loadFailureReason, toRequestFailure } from '../../../../api/request-failure';
import { useUserRecordQuery } from '../../../../api/user-administration-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { EmptyState } from '../../../../components/records/empty-state';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { UserHistory } from './user-history';
import { UserSummary } from './user-summary';
import type { UserWithHistory } from '../../../../../contract/console/user-record';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';
import { LazyStaffNotes } from '../../../../features/moderation/lazy-staff-notes';
import { useSession } from '../../../../session/use-session';
import { useUserActions } from './use-user-actions';

/** A user with their history, for staff. */
export default function UserPage() {
  const { id = '' } = useParams();
  const {
    currentData: user,
    error,
    isFetching,
    refetch,
  } = useUserRecordQuery(id, refetchOnMountAndFocus);
  return (
    <DashboardPage title={routes.user.title}>
      {user ? (
        <>
          <UserSummary key={id} user={user} />
          {!user.deletedAt && <UserActions user={user} />}
          <LazyStaffNotes key={id} subjectType="user" subjectId={id} />
          <UserHistory user={user} />
        </>
      ) : error && toRequestFailure(error).status === 404 ? (
        <EmptyState title="There is no such user">
          <ChakraLink asChild>
            <Link to={paths.people}>Search</Link>
          </ChakraLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure
          label="this user"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the user" />
      )}
    </DashboardPage>
  );
}

/** The buttons of the actions that staff can take on a user. */
function UserActions({ user }: { user: UserWithHistory }) {
  const session = useSession();
  const actions = useUserActions(user, session.status === 'signedIn' ? session.role : null);
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label="Actions">
      {actions.map((action) => (
        <StaffActionButton key={action.label} action={action} />
      ))}
    </Flex>
  );
}
