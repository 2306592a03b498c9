import { emptyLiveState, type LiveActor, type LiveState, type LiveTab } from './live-state';
import type { Sender, StateReport, Step } from './messages';

/** The JSON format of a recorded session. */
interface SessionFile {
  format: 'statecharts-session';
  version: 1;
  tabs: readonly LiveTab[];
  actors: readonly LiveActor[];
  stopped: readonly LiveActor[];
  /** Oldest first. */
  steps: readonly Step[];
  /** When the log was cleared, in milliseconds since the epoch. The file contains no older steps. */
  clearedAt: number;
}

const header = { format: 'statecharts-session', version: 1 } as const;

export function serializeSession({ tabs, actors, stopped, steps, clearedAt }: LiveState): string {
  const file: SessionFile = { ...header, tabs, actors, stopped, steps, clearedAt };
  return JSON.stringify(file);
}

type Fields<Shape> = { [Key in keyof Required<Shape>]: (value: unknown) => boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isOptionalText = (value: unknown) => value === undefined || isText(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isAnything = () => true;
const isStateValue = (value: unknown): boolean =>
  isText(value) || (isRecord(value) && Object.values(value).every(isStateValue));

function hasFields<Shape>(fields: Fields<Shape>): (value: unknown) => boolean {
  const checks = Object.entries<(value: unknown) => boolean>(fields);
  return (value) => isRecord(value) && checks.every(([name, isValid]) => isValid(value[name]));
}

const isState = hasFields<StateReport>({
  status: (value) => ['active', 'done', 'error', 'stopped'].includes(String(value)),
  value: isStateValue,
  states: isTexts,
  context: isAnything,
});
const isActor = hasFields<LiveActor>({
  actor: isText,
  machine: isText,
  about: isText,
  tab: isText,
  parent: isOptionalText,
  definition: isOptionalText,
  isMirror: (value) => value === undefined || value === true,
  initialState: isState,
  state: isState,
});
const isSender = hasFields<Sender>({ actor: isText, name: isText });
const isStep = hasFields<Step>({
  actor: isText,
  sender: (value) => value === undefined || isSender(value),
  time: Number.isFinite,
  sent: (value) => value === undefined || Number.isFinite(value),
  event: (value) => isRecord(value) && isText(value['type']),
  transitions: isTexts,
  after: isState,
});
const isTab = hasFields<LiveTab>({ id: isText, address: isText });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is not JSON.');
  }
}

/**
 * Reads a recorded session.
 * @throws Error if the file is invalid.
 */
export function parseSession(text: string): LiveState {
  const file = parseJson(text);
  if (!isRecord(file) || file['format'] !== header.format) {
    throw new Error('This is not a recorded session.');
  }
  if (file['version'] !== header.version) {
    throw new Error(
      `This session is of version ${String(file['version'])}, which is not supported.`,
    );
  }
  const readList = <Item>(name: string, isValid: (value: unknown) => boolean): Item[] => {
    const items = file[name];
    if (!Array.isArray(items)) throw new Error(`The session has no list of ${name}.`);
    const invalidIndex = items.findIndex((item) => !isValid(item));
    if (invalidIndex >= 0)
      throw new Error(`Entry ${invalidIndex + 1} of the ${name} is not valid.`);
    return items as Item[];
  };
  return {
    ...emptyLiveState,
    clearedAt: Number(file['clearedAt'] ?? 0),
    tabs: readList<LiveTab>('tabs', isTab),
    actors: readList<LiveActor>('actors', isActor),
    stopped: readList<LiveActor>('stopped', isActor),
    steps: readList<Step>('steps', isStep),
  };
}
