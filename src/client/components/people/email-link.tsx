import { Link } from '@chakra-ui/react';
import { EmailAddress } from './email-address';

/** An email address as a link to write to it. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Link
      variant="underline"
      display="inline"
      minHeight="6"
      overflowWrap="anywhere"
      href={`mailto:${email}`}
      // Some screen readers pause where the address may wrap, so they get it unbroken.
      aria-label={email}
    >
      <EmailAddress email={email} />
    </Link>
  );
}
