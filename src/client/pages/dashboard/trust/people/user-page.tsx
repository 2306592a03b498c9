import { Link as ChakraLink } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { requestFailureMessage, toRequestFailure } from '../../../../api/request-failure';
import { useUserRecordQuery } from '../../../../api/user-administration-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { EmptyState } from '../../../../components/records/empty-state';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { UserActions } from './user-actions';
import { UserHistory } from './user-history';
import { UserSummary } from './user-summary';

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
          <UserHistory user={user} />
        </>
      ) : error && toRequestFailure(error).status === 404 ? (
        <EmptyState title="There is no such user">
          <ChakraLink asChild>
            <Link to={paths.staffSearch}>Search</Link>
          </ChakraLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure
          label="this user"
          reason={requestFailureMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the user" />
      )}
    </DashboardPage>
  );
}
