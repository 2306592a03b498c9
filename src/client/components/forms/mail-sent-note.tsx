import { Alert, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MailSentNoteProps {
  /** Where the mails of a sandbox are read, which reach nobody. */
  mailboxUrl: string | undefined;
  children: ReactNode;
}

/** Says that a mail is on its way. */
export function MailSentNote({ mailboxUrl, children }: MailSentNoteProps) {
  return (
    <Alert.Root status="success" role="status" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description>
        <span>{children}</span>
        {mailboxUrl && (
          <span>
            {' '}
            This is a sandbox:{' '}
            <Link href={mailboxUrl} target="_blank" variant="underline">
              read the email here
            </Link>
            .
          </span>
        )}
      </Alert.Description>
    </Alert.Root>
  );
}
