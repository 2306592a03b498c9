import type { Flow } from 'statecharts/visualiser';
import type {
  ConfirmationMachine,
  ConfirmationRequest,
} from '../../features/confirmation/create-confirmation-machine';
import { actorDone, actorError, elapsed } from '../../features/flow-examples';

/** The names of the examples of every confirmation. */
export type ConfirmationExampleName = keyof ReturnType<typeof createExamples>;

interface ConfirmationFlow<Subject, Input>
  extends Pick<Flow, 'title' | 'file'>, ConfirmationRequest<Subject, Input> {
  machine: ConfirmationMachine<Subject, Input>;
}

/** Returns the flow of a confirmation, with examples of its events. */
export function confirmationFlow<Subject, Input>(flow: ConfirmationFlow<Subject, Input>): Flow {
  const { title, file, machine } = flow;
  return { title, file, machine, examples: createExamples(flow) };
}

/** Whether the flow has the states and transitions of every confirmation. */
export const isConfirmation = ({ examples }: Flow) => 'open the dialog' in examples;

function createExamples<Subject, Input>({
  machine: { id },
  subject,
  input,
}: ConfirmationFlow<Subject, Input>) {
  return {
    'open the dialog': { type: `${id}.open`, subject },
    'close the dialog': { type: `${id}.close` },
    confirm: { type: `${id}.confirm`, input },
    'it is done': actorDone(`${id}.saving`, { acknowledged: true }),
    'no response arrives': actorError(`${id}.saving`),
    'the call times out': elapsed('callTimeout', `${id}.saving`),
  };
}
