import specification from 'firebase-tools/lib/emulator/auth/apiSpec';
import * as operations from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { version } from 'firebase-tools/package.json';
import { devDependencies } from '../../../package.json';

/** None of this is a public API: here an upgrade fails by the name of what has moved. */

test('the version that is installed is the one that is pinned', () => {
  expect(version).toBe(devDependencies['firebase-tools']);
});

test.each([
  '/v1/accounts:signUp',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:update',
  '/v1/token',
])('the emulator still describes %s', (path) =>
  expect(Object.keys(specification.paths)).toContain(path),
);

test.each([
  'getUserByLocalId',
  'overwriteUserWithLocalId',
  'updateUserByLocalId',
  'deleteUser',
  'createOob',
  'validateOobCode',
  'listOobCodes',
  'listProviderInfosByProviderId',
] as const)('the accounts of a project still have %s', (method) => {
  expect(new AgentProjectState('demo-tests')[method]).toBeInstanceOf(Function);
});

test('an account that is created, in whichever way, is still stored by updateUserByLocalId', () => {
  const state = new AgentProjectState('demo-tests');
  const update = jest.spyOn(state, 'updateUserByLocalId');
  state.overwriteUserWithLocalId('one', { localId: 'one' });
  expect(update).toHaveBeenCalledTimes(1);
});

test('the server and its operations are still where they were', () => {
  const { resetPassword, setAccountInfoImpl, authOperations } = operations;
  const { batchCreate } = authOperations.identitytoolkit.projects.accounts;
  for (const one of [createApp, resetPassword, setAccountInfoImpl, batchCreate]) {
    expect(one).toBeInstanceOf(Function);
  }
});
