import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { identity } from '../../services/identity/identity';
import { inspectOptions } from '../../services/telemetry/inspection';
import { passwordResetMachine } from './password-reset.machine';

const machine = passwordResetMachine.provide({
  actors: { sendEmail: fromPromise(({ input }) => identity.sendPasswordReset(input)) },
});

/** Runs the request of a password reset email. */
export function usePasswordReset() {
  return useMachine(machine, inspectOptions());
}
