import { useEffect, useRef, useState } from 'react';
import { callTimeout, timeoutMessage } from '../api/call-timeout';
import { toast } from '../services/toasts/toasts';
import { failureMessage } from './failure-message';

interface RequestState {
  status: 'idle' | 'busy' | 'failed' | 'done';
  /** The message of a failed request, for the user. */
  failure?: string;
}

interface RequestEffects<Argument, Result> {
  /** Rejects with a message for the user. */
  send: (argument: Argument) => Promise<Result>;
  /** Shows a toast. */
  onDone: (result: Result) => void;
}

/**
 * Runs a request without steps, such as pressing Verify. A failure is in the state, or in a toast if the component has
 * unmounted meanwhile.
 */
export function useRequest<Argument = void, Result = unknown>(
  effects: RequestEffects<Argument, Result>,
) {
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const request = async (argument: Argument): Promise<void> => {
    if (state.status === 'busy') return;
    setState({ status: 'busy' });
    try {
      effects.onDone(await withTimeout(effects.send(argument)));
      setState({ status: 'done' });
    } catch (error) {
      const failure = failureMessage(error);
      setState({ status: 'failed', failure });
      if (!isMounted.current) toast.error(failure);
    }
  };
  return [state, request] as const;
}

/** @throws if there is no response in time */
async function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(timeoutMessage)), callTimeout);
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
