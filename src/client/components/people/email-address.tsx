import { Fragment } from 'react';

/** An email address that may wrap before its @ and dots. */
export function EmailAddress({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
