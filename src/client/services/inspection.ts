import type { InspectionEvent } from 'xstate';
import { configuration } from './configuration';

/** Something that a running machine did. */
interface Inspected {
  event: InspectionEvent;
  /** In milliseconds since the epoch. */
  time: number;
  /** What the machine is about, such as a product's name; empty where there is only one. */
  about: string;
  /** Whether it follows what happens on the server, so that nothing here may move it. */
  isMirror?: boolean;
}

type Listener = (inspected: Inspected) => void;

/** What happened before somebody listened: machines run from the first render on. */
const missed: Inspected[] = [];
let listener: Listener = (inspected) => void missed.push(inspected);

/**
 * The options of a machine that can be looked at while it runs. Where the configuration does not
 * turn state charts on they are empty, and nothing is kept or reported.
 */
export function inspected(
  about = '',
  isMirror = false,
): { inspect?: (event: InspectionEvent) => void } {
  if (!configuration().statecharts) return {};
  return { inspect: (event) => listener({ event, time: Date.now(), about, isMirror }) };
}

/** Hears of everything that the machines do, and of what they did before. */
export function listenToMachines(hear: Listener): void {
  listener = hear;
  missed.splice(0).forEach(hear);
}
