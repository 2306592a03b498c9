import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useAccountDeletionQuery, useCancelDeletionMutation } from '../../api/account-deletion-api';
import { refetchOnMount } from '../../api/api';
import { unwrapCall } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import type { SocialProvider } from '../../services/identity/identity-types';
import { toast } from '../../services/toasts/toasts';
import { failureMessage } from '../failure-message';
import { AccountDeletionDialog } from './account-deletion-dialog';
import { DeletionOrders } from './deletion-orders';
import { useAccountDeletion } from './use-account-deletion';

interface AccountDeletionSectionProps {
  email: string;
  /** Undefined if the user signs in with a password. */
  provider: SocialProvider | undefined;
}

/** Offers to delete the account, or shows what must end before the deletion. */
export function AccountDeletionSection({ email, provider }: AccountDeletionSectionProps) {
  const { data, error, isFetching, refetch } = useAccountDeletionQuery(undefined, refetchOnMount);
  const [cancelDeletion, { isLoading }] = useCancelDeletionMutation();
  const [snapshot, send] = useAccountDeletion();
  const keepAccount = () =>
    unwrapCall(cancelDeletion()).catch((error: unknown) => toast.error(failureMessage(error)));
  if (!data && error) {
    const retry = () => void refetch();
    return <LoadFailure label="your open orders" retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return null;
  if (data.requestedAt !== null) {
    return (
      <Alert.Root status="warning" borderRadius="md">
        <Alert.Indicator />
        <Alert.Content minWidth="0">
          <Alert.Title>Your account will be deleted</Alert.Title>
          <Alert.Description asChild>
            <Stack gap="3" alignItems="start">
              {data.orders.length === 0 && data.owed?.some(({ amount }) => amount > 0) && (
                <Text>We delete it once you have been paid for your sales.</Text>
              )}
              <DeletionOrders orders={data.orders} />
              <Button
                size="sm"
                variant="outline"
                loading={isLoading}
                onClick={() => void keepAccount()}
              >
                Keep my account
              </Button>
            </Stack>
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  }
  return (
    <Stack gap="3" alignItems="start">
      <Text color="fg.muted">
        This deletes your account and everything in it. You can't undo it.
      </Text>
      <Button variant="outline" onClick={() => send({ type: 'accountDeletion.open' })}>
        Delete account
      </Button>
      <AccountDeletionDialog {...{ snapshot, send, email, provider }} deletion={data} />
    </Stack>
  );
}
