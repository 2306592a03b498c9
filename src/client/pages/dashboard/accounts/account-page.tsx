import { DataList, Stack } from '@chakra-ui/react';
import { hasRole } from '../../../../contract/accounts/has-role';
import { routes } from '../../../../contract/routes';
import { refetchOnMount } from '../../../api/api';
import { useBlockedPeopleQuery } from '../../../api/blocked-people-api';
import { useEmailSettingsQuery } from '../../../api/email-settings-api';
import { useOwnSessionsQuery } from '../../../api/own-sessions-api';
import { useShippingAddressQuery } from '../../../api/orders-api';
import { useSignInMethodsQuery } from '../../../api/sign-in-methods-api';
import { useDateLocale } from '../../../components/dates/local-format';
import { AccountChange } from '../../../features/account-change/account-change';
import { AccountDeletionSection } from '../../../features/account-deletion/account-deletion-section';
import { ProfileForm } from '../../../features/profile/profile-form';
import { SignInMethodList } from '../../../features/sign-in-methods/sign-in-method-list';
import { useSession } from '../../../session/use-session';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { DashboardPage } from '../dashboard-page';
import { usePictureUpload } from '../use-picture-upload';
import { AccountSection } from './account-section';
import { BlockedPeople } from './blocked-people';
import { DataDownload } from './data-download';
import { EmailSettingChoices } from './email-setting-choices';
import { DateLanguage } from './date-language';
import { LoadedSection } from './loaded-section';
import { OwnSessions } from './own-sessions';
import { SavedAddress } from './saved-address';
import { getReauthenticationProvider } from './reauthentication-provider';

/** The user's own account. */
export default function AccountPage() {
  const user = useSignedInUser();
  const { email } = user;
  const upload = usePictureUpload();
  // Renders the dates of the sessions again after a change of their locale.
  useDateLocale();
  const session = useSession();
  const verified = session.status === 'signedIn' && session.verified;
  const blocked = useBlockedPeopleQuery(undefined, refetchOnMount);
  const emails = useEmailSettingsQuery(undefined, refetchOnMount);
  const methods = useSignInMethodsQuery(undefined, refetchOnMount);
  const sessions = useOwnSessionsQuery(undefined, refetchOnMount);
  const isBuyer = session.status === 'signedIn' && hasRole(session, 'buyer');
  const address = useShippingAddressQuery(undefined, { ...refetchOnMount, skip: !isBuyer });
  return (
    <DashboardPage title={routes.account.title}>
      <Stack gap="6" maxWidth="2xl">
        <AccountSection title="Profile">
          <ProfileForm user={user} verified={verified} upload={upload} />
        </AccountSection>
        <AccountSection title="Sign-in">
          <Stack gap="4">
            <DataList.Root>
              <DataList.Item>
                <DataList.ItemLabel>Email address</DataList.ItemLabel>
                <DataList.ItemValue overflowWrap="anywhere">{email}</DataList.ItemValue>
              </DataList.Item>
            </DataList.Root>
            {methods.data && (
              <SignInMethodList
                email={email}
                methods={methods.data}
                provider={getReauthenticationProvider(methods.data)}
              />
            )}
            {methods.data?.includes('password') && (
              <>
                <AccountChange kind="email" email={email} />
                <AccountChange kind="password" email={email} />
              </>
            )}
          </Stack>
        </AccountSection>
        <LoadedSection title="Sessions" label="your sessions" query={sessions}>
          {(data) => <OwnSessions sessions={data} />}
        </LoadedSection>
        <LoadedSection title="Emails" label="your choice of emails" query={emails}>
          {(data) => <EmailSettingChoices {...data} />}
        </LoadedSection>
        <LoadedSection title="Shipping address" label="your shipping address" query={address}>
          {(data) => <SavedAddress {...data} />}
        </LoadedSection>
        <AccountSection title="Dates">
          <DateLanguage email={email} />
        </AccountSection>
        <LoadedSection title="Blocked people" label="the people you blocked" query={blocked}>
          {(data) => <BlockedPeople people={data} />}
        </LoadedSection>
        <AccountSection title="Your data">
          <DataDownload />
        </AccountSection>
        <LoadedSection title="Delete account" label="how you sign in" query={methods}>
          {(data) => (
            <AccountDeletionSection email={email} provider={getReauthenticationProvider(data)} />
          )}
        </LoadedSection>
      </Stack>
    </DashboardPage>
  );
}
