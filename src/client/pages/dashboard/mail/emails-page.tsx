import { useSearchParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { refetchOnMount } from '../../../api/api';
import { useEditableEmailsQuery } from '../../../api/email-texts-api';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { DashboardPage } from '../dashboard-page';
import { EmailEditor } from './email-editor';
import { EmailList } from './email-list';

/** The texts of the emails to users. The URL names the email that is edited; without one, all are listed. */
export default function EmailsPage() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useEditableEmailsQuery(undefined, refetchOnMount);
  const editedEmail = data?.find(({ kind }) => kind === search.get('email'));
  return (
    <DashboardPage title={routes.emails.title}>
      {editedEmail ? (
        <EmailEditor key={editedEmail.kind} email={editedEmail} />
      ) : data ? (
        <EmailList emails={data} />
      ) : error ? (
        <LoadFailure
          label="the emails"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the emails" />
      )}
    </DashboardPage>
  );
}
