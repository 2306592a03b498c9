import { Alert, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmailSentNoteProps {
  /** The URL of the sandbox's mailbox; undefined outside the sandbox. */
  mailboxUrl: string | undefined;
  children: ReactNode;
}

/** Confirms that an email was sent. */
export function EmailSentNote({ mailboxUrl, children }: EmailSentNoteProps) {
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
