import specification from 'firebase-tools/lib/emulator/auth/apiSpec';
import * as operations from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { version } from 'firebase-tools/package.json';
import { devDependencies } from '../../../package.json';

/**
 * The sandbox uses internals of firebase-tools, which are not a public API. After an upgrade, the test of
 * what has changed fails.
 */

test('the installed version is the pinned one', () => {
  expect(version).toBe(devDependencies['firebase-tools']);
});

test.each([
  '/v1/accounts:signUp',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:update',
  '/v1/token',
])('the emulator describes the path %s', (path) =>
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

test('every way to create an account stores it by updateUserByLocalId', () => {
  const state = new AgentProjectState('demo-tests');
  const update = jest.spyOn(state, 'updateUserByLocalId');
  state.overwriteUserWithLocalId('one', { localId: 'one' });
  expect(update).toHaveBeenCalledTimes(1);
});

test('the server and its operations have their expected paths', () => {
  const { resetPassword, setAccountInfoImpl, authOperations } = operations;
  const { batchCreate } = authOperations.identitytoolkit.projects.accounts;
  for (const operation of [createApp, resetPassword, setAccountInfoImpl, batchCreate]) {
    expect(operation).toBeInstanceOf(Function);
  }
});
