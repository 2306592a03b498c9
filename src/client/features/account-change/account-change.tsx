import { Alert, Button, Stack } from '@chakra-ui/react';
import { EmailSentNote } from '../../components/forms/email-sent-note';
import { configuration } from '../../services/configuration';
import { AccountChangeDialog } from './account-change-dialog';
import { accountChangeTexts, type AccountChangeKind } from './account-change-texts';
import { useAccountChange } from './use-account-change';

interface AccountChangeProps {
  kind: AccountChangeKind;
  /** The email address of the account. */
  email: string;
}

/** Offers a user with a password to change the email address or the password. */
export function AccountChange({ kind, email }: AccountChangeProps) {
  const [snapshot, send] = useAccountChange(kind);
  const { sentTo } = snapshot.context;
  return (
    <Stack gap="3" alignItems="start">
      {snapshot.matches({ closed: 'changed' }) &&
        (sentTo ? (
          <EmailSentNote mailboxUrl={configuration().mailboxUrl}>
            {`We've sent an email to ${sentTo}. Open its link to change your address. Until then it stays ${email}.`}
          </EmailSentNote>
        ) : (
          <Alert.Root status="success" role="status" borderRadius="md">
            <Alert.Indicator />
            <Alert.Title>Your password has been changed.</Alert.Title>
          </Alert.Root>
        ))}
      <Button size="sm" variant="outline" onClick={() => send({ type: 'accountChange.open' })}>
        {accountChangeTexts[kind].title}
      </Button>
      <AccountChangeDialog {...{ kind, snapshot, send, email }} />
    </Stack>
  );
}
