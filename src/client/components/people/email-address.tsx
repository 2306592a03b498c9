import { Fragment } from 'react';

/** An email address that breaks before its @ and dots, and within a word only where it has to. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
