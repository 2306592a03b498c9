import { chakra, Stack, Text } from '@chakra-ui/react';
import { hasRole } from '../../../../contract/accounts/has-role';
import {
  optionalEmailKinds,
  type OptionalEmailKind,
  type EmailSettings,
} from '../../../../contract/mail/email-settings';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { useChangeEmailSettingMutation } from '../../../api/email-settings-api';
import { unwrapCall } from '../../../api/request-failure';
import { failureMessage } from '../../../features/failure-message';
import { useSession } from '../../../session/use-session';
import { toast } from '../../../services/toasts/toasts';

const labels: Record<OptionalEmailKind, string> = {
  orders: 'New and changed bookings, reminders to pay, and reviews',
  messages: "Messages you haven't read",
  wishes: 'News about watches on your wishlist',
  searches: 'New watches for your saved searches',
  reports: 'New reports and objections, at most one email an hour',
};

/** A checkbox for each kind of emails that the user can turn off. Each change is saved at once. */
export function EmailSettingChoices({ declined }: EmailSettings) {
  const session = useSession();
  const isStaff = session.status === 'signedIn' && hasRole(session, 'staff');
  const kinds = optionalEmailKinds.filter((kind) => isStaff || kind !== 'reports');
  const [change] = useChangeEmailSettingMutation();
  const save = (kind: OptionalEmailKind, isWanted: boolean) =>
    unwrapCall(change({ kind, declined: !isWanted })).catch((error: unknown) =>
      toast.error(failureMessage(error)),
    );
  return (
    <Stack gap="3">
      {session.status === 'signedIn' && session.emailConfirmed === false && (
        <Text>You won't get emails until you confirm your email address.</Text>
      )}
      <Stack gap="1">
        {kinds.map((kind) => (
          <chakra.label
            key={kind}
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="8"
            cursor="pointer"
          >
            <chakra.input
              type="checkbox"
              boxSize="4"
              flexShrink="0"
              accentColor="brand.solid"
              checked={!declined.includes(kind)}
              onChange={({ currentTarget }) => void save(kind, currentTarget.checked)}
            />
            <span>{inGoodsWords(labels[kind])}</span>
          </chakra.label>
        ))}
      </Stack>
      <Text color="fg.muted">
        We always email you about payments, deadlines and the security of your account.
      </Text>
    </Stack>
  );
}
