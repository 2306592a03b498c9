import { nothingLive, type LiveActor, type LiveState, type LiveTab } from './live-state';
import type { Sender, StateReport, Step } from './messages';

/** A recorded session as a file. */
interface SessionFile {
  format: 'statecharts-session';
  version: 1;
  tabs: readonly LiveTab[];
  actors: readonly LiveActor[];
  gone: readonly LiveActor[];
  /** The oldest first. */
  steps: readonly Step[];
  /** What was before is left out. */
  clearedAt: number;
}

const header = { format: 'statecharts-session', version: 1 } as const;

export function sessionText({ tabs, actors, gone, steps, clearedAt }: LiveState): string {
  const file: SessionFile = { ...header, tabs, actors, gone, steps, clearedAt };
  return JSON.stringify(file);
}

type Fields<Shape> = { [Key in keyof Required<Shape>]: (value: unknown) => boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isTextIfAny = (value: unknown) => value === undefined || isText(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isAnything = () => true;
const isStateValue = (value: unknown): boolean =>
  isText(value) || (isRecord(value) && Object.values(value).every(isStateValue));

function has<Shape>(fields: Fields<Shape>): (value: unknown) => boolean {
  const checks = Object.entries<(value: unknown) => boolean>(fields);
  return (value) => isRecord(value) && checks.every(([name, holds]) => holds(value[name]));
}

const isState = has<StateReport>({
  status: (value) => ['active', 'done', 'error', 'stopped'].includes(String(value)),
  value: isStateValue,
  states: isTexts,
  context: isAnything,
});
const isActor = has<LiveActor>({
  actor: isText,
  machine: isText,
  about: isText,
  tab: isText,
  parent: isTextIfAny,
  definition: isTextIfAny,
  isMirror: (value) => value === undefined || value === true,
  began: isState,
  state: isState,
});
const isSender = has<Sender>({ actor: isText, name: isText });
const isStep = has<Step>({
  actor: isText,
  sender: (value) => value === undefined || isSender(value),
  time: Number.isFinite,
  sent: (value) => value === undefined || Number.isFinite(value),
  event: (value) => isRecord(value) && isText(value['type']),
  transitions: isTexts,
  after: isState,
});
const isTab = has<LiveTab>({ id: isText, address: isText });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is no JSON.');
  }
}

/**
 * Reads a recorded session.
 * @throws Error that says what is wrong with the file.
 */
export function sessionOf(text: string): LiveState {
  const file = parsed(text);
  if (!isRecord(file) || file['format'] !== header.format) {
    throw new Error('This is no recorded session.');
  }
  if (file['version'] !== header.version) {
    throw new Error(`This session is of version ${String(file['version'])}, which is not known.`);
  }
  const list = <Item>(name: string, holds: (value: unknown) => boolean): Item[] => {
    const items = file[name];
    if (!Array.isArray(items)) throw new Error(`This session has no list of ${name}.`);
    const wrong = items.findIndex((item) => !holds(item));
    if (wrong >= 0)
      throw new Error(`This session's ${name} can't be read from number ${wrong + 1}.`);
    return items as Item[];
  };
  return {
    ...nothingLive,
    clearedAt: Number(file['clearedAt'] ?? 0),
    tabs: list<LiveTab>('tabs', isTab),
    actors: list<LiveActor>('actors', isActor),
    gone: list<LiveActor>('gone', isActor),
    steps: list<Step>('steps', isStep),
  };
}
