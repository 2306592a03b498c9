import { fromPromise } from 'xstate';
import { drafts } from '../../services/drafts/drafts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { moderationMachine, type ModerationValues } from './moderation.machine';

interface ModerationOptions {
  /** The name of the form's draft. */
  draft: string;
  /** Rejects with a message for the user. */
  submit: (values: ModerationValues) => Promise<unknown>;
  /** The text of the success toast. */
  success: string;
}

export function useModeration(options: ModerationOptions) {
  return useDetachedActor(
    (component) =>
      moderationMachine.provide({
        actors: { submit: fromPromise(({ input }) => component.props.submit(input)) },
        actions: {
          announceStored: () => {
            drafts.remove(component.props.draft);
            toast.success(component.props.success);
          },
        },
      }),
    options,
    { ...inspectOptions(), ...failureToastOptions },
  );
}
