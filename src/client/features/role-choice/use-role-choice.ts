import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { AuthUser } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { inspectOptions } from '../../services/telemetry/inspection';
import { roleChoiceMachine } from './role-choice.machine';

export function useRoleChoice(user: AuthUser) {
  const dispatch = useAppDispatch();

  return useMachine(
    roleChoiceMachine.provide({
      actors: {
        saveRole: fromPromise(({ input: role }) => {
          const request = { ...user, ...(role && { role }) };
          return unwrapCall(
            dispatch(usersApi.endpoints.saveUser.initiate(request, { track: false })),
          );
        }),
      },
    }),
    inspectOptions(),
  );
}
