import { fromPromise } from 'xstate';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { useDetachedActor } from '../../services/use-detached-actor';
import type { ConfirmationMachine, ConfirmationRequest } from './create-confirmation-machine';

interface ConfirmationEffects<Subject, Input> {
  /** Rejects with a message for the user. */
  save: (request: ConfirmationRequest<Subject, Input>) => Promise<unknown>;
  /** Shows a toast. `isMounted` says whether the component that asked is still there. */
  onDone?: (subject: Subject, component: { isMounted: boolean }) => void;
}

/** What the dialog of a confirmation shows and does. */
export interface ConfirmationState {
  isOpen: boolean;
  isBusy: boolean;
  /** Why nothing has changed; undefined if nothing has failed. */
  failure: string | undefined;
  /** Whether the dialog is open or has not left the screen yet. */
  isMounted: boolean;
  close: () => void;
  /** To be called after the dialog's exit animation. */
  onExitComplete: () => void;
}

/**
 * Runs a confirmation.
 * @param label distinguishes it from the others of the same machine in the visualiser
 */
export function useConfirmation<Subject, Input>(
  machine: ConfirmationMachine<Subject, Input>,
  effects: ConfirmationEffects<Subject, Input>,
  label?: string,
) {
  const [snapshot, send] = useDetachedActor(
    (component) =>
      machine.provide({
        actors: { save: fromPromise(({ input }) => component.props.save(input)) },
        actions: {
          announceDone: (_, { subject }) => component.props.onDone?.(subject, component),
        },
      }),
    effects,
    { ...inspectOptions(label), ...failureToastOptions },
  );
  const isOpen = snapshot.hasTag('open');
  const state: ConfirmationState = {
    isOpen,
    isBusy: snapshot.hasTag('busy'),
    failure: snapshot.hasTag('failed') ? snapshot.context.failure : undefined,
    close: () => send({ type: `${machine.id}.close` }),
    ...useMountedWhileOpen(isOpen),
  };
  return {
    ...state,
    subject: snapshot.context.subject,
    open: (subject: Subject) => send({ type: `${machine.id}.open`, subject }),
    confirm: (input: Input) => send({ type: `${machine.id}.confirm`, input }),
  };
}
