import { Text } from '@chakra-ui/react';
import { hasRole, isTradingRole } from '../../../../contract/accounts/has-role';
import { routes } from '../../../../contract/routes';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { hasCapability } from '../../../services/configuration';
import { useSession } from '../../../session/use-session';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { DashboardPage } from '../dashboard-page';
import { AccountsToVerify } from './accounts-to-verify';
import { TraderStart } from './trader-start';

const LazyOverview = lazyComponent<object>({
  label: 'the overview',
  load: async () => {
    const module = await import(/* webpackChunkName: "overview" */ './overview');
    return module.Overview;
  },
  Fallback: () => <RecordsSkeleton label="Loading the overview" />,
});

/** The start page of the dashboard: what needs the user, each with a link to where it is done, then figures. */
export default function DashboardStart() {
  const { displayName } = useSignedInUser();
  const session = useSession();
  return (
    <DashboardPage title={routes.dashboard.title}>
      <Text color="fg.muted" overflowWrap="anywhere">
        <span>Welcome</span>
        {displayName && (
          <span>
            , <bdi>{displayName}</bdi>
          </span>
        )}
      </Text>
      {session.status !== 'signedIn' || session.role === null ? null : isTradingRole(
          session.role,
        ) ? (
        <TraderStart buys={hasRole(session, 'buyer')} sells={hasRole(session, 'seller')} />
      ) : hasCapability('extensions') ? (
        <LazyOverview />
      ) : (
        <AccountsToVerify />
      )}
    </DashboardPage>
  );
}
