import type { InspectionEvent } from 'xstate';
import { configuration } from './configuration';

/** A transition or event of a running machine. */
interface InspectedEvent {
  event: InspectionEvent;
  /** In milliseconds since the epoch. */
  time: number;
  /** The subject of the machine, such as a product name; empty if there is only one. */
  about: string;
  /** Whether it mirrors a state of the server, so that the visualizer must not send it events. */
  isMirror?: boolean;
}

type Listener = (inspectOptions: InspectedEvent) => void;

/** Events before the visualizer subscribes: machines run from the first render on. */
const buffered: InspectedEvent[] = [];
let listener: Listener = (inspectOptions) => void buffered.push(inspectOptions);

/**
 * Actor options that report to the state chart visualizer; empty unless the configuration turns it
 * on.
 */
export function inspectOptions(
  about = '',
  isMirror = false,
): { inspect?: (event: InspectionEvent) => void } {
  if (!configuration().statecharts) return {};
  return { inspect: (event) => listener({ event, time: Date.now(), about, isMirror }) };
}

/** Reports everything that the machines do, including what they did before. */
export function subscribeToMachines(subscriber: Listener): void {
  listener = subscriber;
  buffered.splice(0).forEach(subscriber);
}
