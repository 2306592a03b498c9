import { Text } from '@chakra-ui/react';
import { useSignedInUser } from '../../api/use-signed-in-user';
import { DashboardPage } from './dashboard-page';

/** What stands in the shell before anything is chosen. */
export default function DashboardStart() {
  const { displayName } = useSignedInUser();
  return (
    <DashboardPage title="Dashboard">
      <Text color="fg.muted">
        Welcome{displayName && `, ${displayName}`}. Choose from the menu what you want to do.
      </Text>
    </DashboardPage>
  );
}
