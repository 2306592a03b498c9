import type { InspectionEvent } from 'xstate';

/** An inspection event of a running machine, with its origin. */
export interface InspectedEvent {
  event: InspectionEvent;
  /** Milliseconds since the epoch. */
  time: number;
  /** The subject of the machine, such as a product name; empty if only one such machine exists. */
  label: string;
  /** Whether the machine mirrors state on the server, so that visualisers may not send it events. */
  isMirror?: boolean;
}
