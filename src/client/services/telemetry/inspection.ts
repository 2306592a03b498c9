import type { InspectionEvent } from 'xstate';
import { configuration } from '../configuration';

/** An inspection event of a running machine, with the data that the visualiser shows about it. */
interface InspectedEvent {
  event: InspectionEvent;
  /** In milliseconds since the epoch. */
  time: number;
  /** The subject of the machine, such as a product name; empty if only one such machine exists. */
  label: string;
  /** Whether the machine mirrors a state of the server, so that the visualiser must not send it events. */
  isMirror?: boolean;
}

type Listener = (inspected: InspectedEvent) => void;

/** The events before the visualiser subscribes, because machines run from the first render on. */
const bufferedEvents: InspectedEvent[] = [];
let listener: Listener = (inspected) => void bufferedEvents.push(inspected);

/**
 * Returns actor options that report the actor's events to the state chart visualiser. They are
 * empty unless the configuration enables the visualiser.
 */
export function inspectOptions(
  label = '',
  { isMirror = false }: Pick<InspectedEvent, 'isMirror'> = {},
): { inspect?: (event: InspectionEvent) => void } {
  if (!configuration().statecharts) return {};
  return { inspect: (event) => listener({ event, time: Date.now(), label, isMirror }) };
}

/** Calls the subscriber with all inspection events, first with the earlier ones. */
export function subscribeToInspection(subscriber: Listener): void {
  listener = subscriber;
  bufferedEvents.splice(0).forEach(subscriber);
}
