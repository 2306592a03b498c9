import { Alert, Button, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { AuthUser } from '../../../contract/accounts/user';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { FailureNote } from '../../components/forms/failure-note';
import { EmailAddress } from '../../components/people/email-address';
import { EmailSent } from './email-sent';
import { useEmailConfirmation } from './use-email-confirmation';

export interface ConfirmationNoticeProps {
  user: AuthUser;
  /** What requires a confirmed address, such as "pay". */
  purpose: string;
  /** An element beside the button that waits for the confirmation, in which the notice is repeated. */
  repeatedIn?: Element | null | undefined;
}

/**
 * Asks a user to confirm the email address, on a page that requires it. The page continues when the account is
 * fetched again after the confirmation.
 */
export function ConfirmationNotice({ user, purpose, repeatedIn }: ConfirmationNoticeProps) {
  const [snapshot, send] = useEmailConfirmation(user);
  // The address may have been confirmed on another device.
  useEffect(() => send({ type: 'emailConfirmation.return' }), [send]);
  // Only the first of the two notices is announced by screen readers.
  const renderNotice = (role?: 'status') => (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content minWidth="0">
        <Alert.Title>{inGoodsWords(`Confirm your email address to ${purpose}`)}</Alert.Title>
        <Alert.Description asChild>
          <Stack gap="3" alignItems="start">
            <span role={role}>
              {snapshot.context.isEmailSent ? (
                <EmailSent />
              ) : (
                <>
                  <span>Open the link in the email to </span>
                  <bdi>
                    <EmailAddress email={user.email} />
                  </bdi>
                  <span>, then return to this page.</span>
                </>
              )}
            </span>
            {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
            <Button
              size="sm"
              variant="outline"
              loading={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'emailConfirmation.send' })}
            >
              Send again
            </Button>
          </Stack>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
  return (
    <>
      {renderNotice('status')}
      {repeatedIn && createPortal(renderNotice(), repeatedIn)}
    </>
  );
}
