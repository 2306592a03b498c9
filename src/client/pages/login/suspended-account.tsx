import { Box, Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { refetchOnMount } from '../../api/api';
import { useSignInMethodsQuery } from '../../api/sign-in-methods-api';
import { useAccountDeletionQuery } from '../../api/account-deletion-api';
import { FailureNote } from '../../components/forms/failure-note';
import { AccountDeletionSection } from '../../features/account-deletion/account-deletion-section';
import { paths } from '../../services/paths/paths';
import { AccountSection } from '../dashboard/accounts/account-section';
import { DataDownload } from '../dashboard/accounts/data-download';
import { LoadedSection } from '../dashboard/accounts/loaded-section';
import { getReauthenticationProvider } from '../dashboard/accounts/reauthentication-provider';

interface SuspendedAccountProps {
  email: string;
  /** The message of the server, with the reason and where to object. */
  reason: string;
  /** The token of the statement of reasons, if there is one. */
  statementToken: string | undefined;
}

/** What a suspended user reads after a sign-in, and can still do: object, finish open orders, download or delete data. */
export function SuspendedAccount({ email, reason, statementToken }: SuspendedAccountProps) {
  const methods = useSignInMethodsQuery(undefined, refetchOnMount);
  return (
    <Container maxWidth="2xl" paddingY={{ base: '8', md: '12' }}>
      <Stack gap="6">
        <Heading as="h1" textStyle="pageTitle">
          Your account is suspended
        </Heading>
        <FailureNote>{reason}</FailureNote>
        {statementToken && (
          <ChakraLink asChild variant="underline" alignSelf="start">
            <Link to={paths.decision(statementToken)}>See the reasons and how to object</Link>
          </ChakraLink>
        )}
        <Text overflowWrap="anywhere">{`You're signed in as ${email}.`}</Text>
        <SuspendedOrders />
        <AccountSection title="Your data">
          <DataDownload />
        </AccountSection>
        <LoadedSection title="Delete account" label="how you sign in" query={methods}>
          {(data) => (
            <AccountDeletionSection email={email} provider={getReauthenticationProvider(data)} />
          )}
        </LoadedSection>
      </Stack>
    </Container>
  );
}

/** The open orders, which a suspended user can still finish. */
function SuspendedOrders() {
  const { data } = useAccountDeletionQuery(undefined, refetchOnMount);
  if (!data || data.orders.length === 0) return null;
  return (
    <AccountSection title="Your open orders">
      <Text>You can still finish them, and write to the other person.</Text>
      <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
        {data.orders.map(({ orderId, productName }) => (
          <Box as="li" key={orderId}>
            <ChakraLink asChild variant="underline">
              <Link to={paths.order(orderId)}>
                <bdi>{productName}</bdi>
              </Link>
            </ChakraLink>
          </Box>
        ))}
      </Stack>
    </AccountSection>
  );
}
