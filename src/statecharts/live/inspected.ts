import type { InspectionEvent } from 'xstate';

/** Something that a running machine did. */
export interface Inspected {
  event: InspectionEvent;
  /** In milliseconds since the epoch. */
  time: number;
  /** What the machine is about, such as a product's name; empty where there is only one. */
  about: string;
  /** Whether it follows what happens elsewhere, so that nothing here may move it. */
  isMirror?: boolean;
}
