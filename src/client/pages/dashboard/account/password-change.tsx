import { Button, Stack } from '@chakra-ui/react';
import { EmailSentNote } from '../../../components/forms/email-sent-note';
import { FailureNote } from '../../../components/forms/failure-note';
import { failureMessage } from '../../../features/failure-message';
import { usePasswordReset } from '../../../features/password-reset/use-password-reset';
import { configuration } from '../../../services/configuration';
import { explainIdentityError } from '../../../services/identity/explain-identity-error';
import { IdentityError } from '../../../services/identity/identity-error';

/** Sends the user an email with a link to choose a new password. */
export function PasswordChange({ email }: { email: string }) {
  const [snapshot, send] = usePasswordReset();
  const { error } = snapshot.context;
  const requestEmail = () => {
    send({ type: 'passwordReset.open', email });
    send({ type: 'passwordReset.submit', email });
  };
  return (
    <Stack gap="3" alignItems="start">
      {snapshot.matches('sent') && (
        <EmailSentNote mailboxUrl={configuration().mailboxUrl}>
          {`We've sent an email to ${email} with a link to choose a new password.`}
        </EmailSentNote>
      )}
      {snapshot.hasTag('failed') && (
        <FailureNote>
          {error instanceof IdentityError
            ? explainIdentityError(error).text
            : failureMessage(error)}
        </FailureNote>
      )}
      <Button size="sm" variant="outline" loading={snapshot.hasTag('busy')} onClick={requestEmail}>
        {snapshot.matches('sent') ? 'Send it again' : 'Change password'}
      </Button>
    </Stack>
  );
}
