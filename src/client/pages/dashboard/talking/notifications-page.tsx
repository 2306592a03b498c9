import { Box, Stack, Text } from '@chakra-ui/react';
import { routes } from '../../../../contract/routes';
import { refetchOnMount } from '../../../api/api';
import { useNotificationsQuery } from '../../../api/notifications-api';
import { EmptyState } from '../../../components/records/empty-state';
import { NotificationLink } from '../../../features/notifications/notification-link';
import { useMarkSeen } from '../../../features/notifications/use-mark-seen';
import { DashboardPage } from '../dashboard-page';
import { RecordPages } from '../records/record-pages';

/** The user's notifications. */
export default function NotificationsPage() {
  const query = useNotificationsQuery(undefined, refetchOnMount);
  useMarkSeen(query.data);
  return (
    <DashboardPage title={routes.notifications.title}>
      <RecordPages
        label="your notifications"
        query={query}
        empty={
          <EmptyState title="Nothing has happened yet">
            <Text color="fg.muted">Updates on your orders and wishes appear here.</Text>
          </EmptyState>
        }
      >
        {(notifications) => (
          <Stack
            as="ul"
            aria-label="your notifications"
            listStyleType="none"
            gap="3"
            maxWidth="3xl"
          >
            {notifications.map((notification) => (
              <Box as="li" key={notification.id}>
                <NotificationLink notification={notification} />
              </Box>
            ))}
          </Stack>
        )}
      </RecordPages>
    </DashboardPage>
  );
}
