import type { AnyStateMachine } from 'xstate';
import { DryRun } from './dry-run';

/** What is read of an input, or of a part of it. */
interface Read {
  isList: boolean;
  parts: Record<string, Read>;
}

const nothingRead = (): Read => ({ isList: false, parts: {} });

/** What a text or a list answers by itself. */
function ownAnswer(name: string | symbol): { isList: boolean; answer: unknown } | undefined {
  const owner = ['', []].map(Object).find((one: object) => name in one) as object | undefined;
  if (!owner) return undefined;
  const answer: unknown = Reflect.get(owner, name);
  return {
    isList: Array.isArray(owner),
    answer: typeof answer === 'function' ? (answer.bind(owner) as unknown) : answer,
  };
}

/** Stands for an input or a part of it, and notes what is read of it. */
function listening(read: Read, isPart: boolean): object {
  const get = (_target: object, name: string | symbol): unknown => {
    const own = isPart || typeof name === 'symbol' ? ownAnswer(name) : undefined;
    if (own?.isList) read.isList = true;
    if (own || typeof name === 'symbol') return own?.answer;
    const part = (read.parts[name] ??= nothingRead());
    return listening(part, true);
  };
  return new Proxy({}, { get });
}

/** Lets a machine's context be made, and notes what of the input that reads. */
function madeContext(machine: AnyStateMachine): Read | undefined {
  const { context } = machine.config as { context?: ((given: unknown) => unknown) | object };
  if (typeof context !== 'function') return undefined;
  let found: Read | undefined;
  try {
    context({
      get input() {
        found ??= nothingRead();
        return listening(found, false);
      },
      spawn: () => ({}),
      self: {},
    });
  } catch {
    // What stands for the input does not do for every context: that it was asked for is what counts.
  }
  return found;
}

/** Lets a machine begin: its first event brings the input to all that it does in the beginning. */
function begun(machine: AnyStateMachine): Read | undefined {
  const found = nothingRead();
  new DryRun(machine, listening(found, false));
  return found.isList || Object.keys(found.parts).length > 0 ? found : undefined;
}

const readOf = (machine: AnyStateMachine) => madeContext(machine) ?? begun(machine);

/** Whether a machine reads what it is given when it starts. */
export function needsInput(machine: AnyStateMachine): boolean {
  return readOf(machine) !== undefined;
}

function emptied({ isList, parts }: Read): unknown {
  if (isList) return [];
  const named = Object.entries(parts);
  if (named.length === 0) return '';
  return Object.fromEntries(named.map(([name, part]) => [name, emptied(part)]));
}

/** An input with all that a machine reads of it at first, as empty as can be. */
export function emptyInput(machine: AnyStateMachine): unknown {
  const read = readOf(machine);
  return read && emptied(read);
}
