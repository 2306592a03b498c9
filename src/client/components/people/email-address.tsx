import { Fragment } from 'react';

/** An email address that wraps before its @ and dots. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
