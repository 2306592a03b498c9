import { Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SignInMethod, SocialProvider } from '../../services/identity/identity-types';
import { SignInMethodDialog } from './sign-in-method-dialog';
import { methodNames } from './sign-in-method-texts';
import { useSignInMethods } from './use-sign-in-methods';

interface SignInMethodListProps {
  /** The email address of the account. */
  email: string;
  /** The connected methods. */
  methods: readonly SignInMethod[];
  /** Where the user signs in again; undefined for a user with a password. */
  provider: SocialProvider | undefined;
}

const allMethods: readonly SignInMethod[] = ['password', 'google.com', 'github.com'];

/** The sign-in methods, each with a button that connects or disconnects it. The last one stays. */
export function SignInMethodList({ email, methods, provider }: SignInMethodListProps) {
  const [snapshot, send] = useSignInMethods();
  return (
    <Stack as="ul" aria-label="ways to sign in" listStyleType="none" gap="3">
      {allMethods.map((method) => {
        const isConnected = methods.includes(method);
        const isLast = isConnected && methods.length === 1;
        const action = isConnected ? 'disconnect' : 'connect';
        return (
          <HStack as="li" key={method} gap="3" minHeight="9" justify="space-between">
            <Stack gap="0" minWidth="0">
              <Text>{methodNames[method]}</Text>
              <Text color="fg.muted" textStyle="sm">
                {describeConnection({ isConnected, isLast })}
              </Text>
            </Stack>
            {!isLast && (
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                onClick={() => send({ type: 'signInMethods.choose', change: { action, method } })}
              >
                <span>{isConnected ? 'Disconnect' : 'Connect'}</span>
                <VisuallyHidden>{` ${methodNames[method]}`}</VisuallyHidden>
              </Button>
            )}
          </HStack>
        );
      })}
      <SignInMethodDialog {...{ snapshot, send, email, provider }} />
    </Stack>
  );
}

function describeConnection({
  isConnected,
  isLast,
}: {
  isConnected: boolean;
  isLast: boolean;
}): string {
  if (isLast) return "Connected. It's your only way to sign in, so you can't disconnect it.";
  return isConnected ? 'Connected' : 'Not connected';
}
