import { Link } from '@chakra-ui/react';
import { configuration } from '../../services/configuration';

export function EmailSent() {
  const { mailboxUrl } = configuration();
  return (
    <>
      <span>Email sent. Open the link in it. </span>
      {mailboxUrl && (
        <Link href={mailboxUrl} target="_blank" variant="underline">
          Sandbox mailbox
        </Link>
      )}
    </>
  );
}
