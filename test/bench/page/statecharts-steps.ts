import { bookingExamples } from '../../../src/client/features/booking/booking.examples';
import { bookingMachine } from '../../../src/client/features/booking/booking.machine';
import type { Step } from '../../../src/statecharts/live/messages';
import { Simulation } from '../../../src/statecharts/simulation/simulation';

/** The two steps of a booking whose dialog is opened and closed again, as a page reports them. */
export function openedAndClosed(): { opened: Step; closed: Step } {
  const simulation = new Simulation(bookingMachine);
  simulation.send(bookingExamples['open the dialog']);
  simulation.send(bookingExamples['close the dialog']);
  const [opened, closed] = simulation.run.steps;
  if (!opened || !closed) throw new Error('A booking is neither opened nor closed.');
  return { opened, closed };
}
