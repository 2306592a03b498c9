import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { FailureNote } from '../../components/forms/failure-note';
import { useRoleChoiceNote } from '../../session/use-role-choice-note';
import { accountTypes } from '../account-types';
import { Consent, consentPrompt, needsConsentBox } from '../consent/consent';
import { useRequest } from '../use-request';
import { shopName } from '../../services/configuration';

const titles = { buyer: 'I want to buy', seller: 'I want to sell' };

/** Asks a user without a role to choose one: a first sign-in with Google or Github has no role. */
export function RoleChoice({ user }: { user: AuthUser }) {
  const dispatch = useAppDispatch();
  const [{ status, failure }, saveRole] = useRequest({
    send: (role: RegistrationRole) => {
      const call = usersApi.endpoints.saveUser.initiate({ ...user, role }, { track: false });
      return unwrapCall(dispatch(call));
    },
    // The page of the role replaces this one.
    onDone: () => undefined,
  });
  const [isChecked, setChecked] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const note = useRoleChoiceNote();
  const choose = (role: RegistrationRole) => {
    if (needsConsentBox() && !isChecked) return setConsentMissing(true);
    return void saveRole(role);
  };
  return (
    <Stack gap="6" maxWidth="2xl" marginX="auto" paddingY="12" paddingX="4">
      <Stack gap="2">
        <Heading as="h1" textStyle="pageTitle">
          One last thing
        </Heading>
        <Text color="fg.muted">{`How will you use ${shopName()}? ${note}`}</Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {accountTypes.map(({ role, description }) => (
          <Button
            key={role}
            variant="outline"
            height="auto"
            padding="6"
            whiteSpace="normal"
            disabled={status === 'busy'}
            onClick={() => choose(role)}
          >
            <Stack gap="1" textAlign="start" width="full">
              <Text textStyle="lg" fontWeight="600">
                {titles[role]}
              </Text>
              <Text color="fg.muted">{inGoodsWords(description)}</Text>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
      <Consent
        isChecked={isChecked}
        onChange={setChecked}
        error={isConsentMissing && !isChecked ? consentPrompt : undefined}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
    </Stack>
  );
}
