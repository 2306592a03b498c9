import { Button, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import type { PublicConfiguration } from '../../../contract/platform/configuration';

type DemoAccount = NonNullable<PublicConfiguration['demoAccounts']>[number];

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  disabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** The demo accounts of the configuration. */
export function DemoAccounts({ accounts, disabled, onChoose }: DemoAccountsProps) {
  return (
    <Stack gap="3" padding="4" bg="bg.subtle" borderRadius="lg">
      <Heading as="h2" textStyle="sm" fontFamily="body" fontWeight="600">
        Demo accounts
      </Heading>
      <Text textStyle="sm">Choose one to sign in:</Text>
      <Wrap gap="2">
        {accounts.map((account) => (
          <Button
            key={account.email}
            size="sm"
            variant="outline"
            disabled={disabled}
            onClick={() => onChoose(account)}
          >
            {account.label}
          </Button>
        ))}
      </Wrap>
      <Stack as="ul" gap="1" listStyleType="none">
        {accounts.map(({ email, password }) => (
          <Text as="li" key={email} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {`${email}, password ${password}`}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
