import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ContactData, UserWithHistory } from '../../../../../contract/console/user-record';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { userAdministrationApi } from '../../../../api/user-administration-api';
import { EmailLink } from '../../../../components/people/email-link';
import { PhoneLink } from '../../../../components/people/phone-link';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';

/** How to reach a user. The phone numbers, and for a moderator the email address, only after a recorded reason. */
export function UserContact({ user }: { user: UserWithHistory }) {
  const dispatch = useAppDispatch();
  const [contact, setContact] = useState<ContactData>();
  const email = contact?.email ?? user.email;
  const readContact = async (reason: string) => {
    const call = userAdministrationApi.endpoints.readContactData.initiate(
      { id: user._id, reason },
      { track: false },
    );
    setContact(await unwrapCall(dispatch(call)));
  };
  return (
    <Stack gap="2" align="start" minWidth="0">
      {email ? (
        <EmailLink email={email} />
      ) : (
        <Text color="fg.muted">
          {email === null ? 'Hidden until you say why you need it' : 'No email address'}
        </Text>
      )}
      {email && !user.emailConfirmed && <Text color="fg.muted">Not confirmed</Text>}
      {contact?.phoneNumbers.map((number) => (
        <PhoneLink key={number} number={number} />
      ))}
      {contact?.phoneNumbers.length === 0 && <Text color="fg.muted">No phone number</Text>}
      {!contact && !user.deletedAt && (
        <StaffActionButton
          action={{
            label: 'Show contact data',
            title: 'Show contact data?',
            explanation:
              'The email address and the phone numbers of their listings and orders. The audit log records that you have seen them, and why.',
            reasonLabel: 'Reason',
            confirmLabel: 'Show',
            success: 'Recorded in the audit log.',
            save: ({ reason }) => readContact(reason),
          }}
        />
      )}
    </Stack>
  );
}
