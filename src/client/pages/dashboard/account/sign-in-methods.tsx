import { DataList } from '@chakra-ui/react';
import type { SignInMethod } from '../../../services/identity/identity-types';

const labels: Partial<Record<string, string>> = {
  password: 'Email and password',
  'google.com': 'Google',
  'github.com': 'Github',
} satisfies Record<SignInMethod, string>;

interface SignInMethodsProps {
  email: string;
  /** Undefined while they are loading. */
  methods: readonly SignInMethod[] | undefined;
}

/** The email address of the account, and the ways in which its user signs in. */
export function SignInMethods({ email, methods }: SignInMethodsProps) {
  return (
    <DataList.Root>
      <DataList.Item>
        <DataList.ItemLabel>Email address</DataList.ItemLabel>
        <DataList.ItemValue overflowWrap="anywhere">{email}</DataList.ItemValue>
      </DataList.Item>
      {methods && (
        <DataList.Item>
          <DataList.ItemLabel>Sign in with</DataList.ItemLabel>
          <DataList.ItemValue>
            {methods.map((method) => labels[method] ?? method).join(', ')}
          </DataList.ItemValue>
        </DataList.Item>
      )}
    </DataList.Root>
  );
}
