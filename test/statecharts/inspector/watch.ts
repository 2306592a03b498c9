import { WebSocket } from 'ws';
import {
  reduceAppMessage,
  noInspectedApps,
  type InspectedApps,
} from '../../../src/statecharts/inspector/inspected-apps';
import type { AppMessage } from '../../../src/statecharts/inspector/protocol';

/** The inspector page's live state once the condition holds. */
export function watch(
  sockets: string,
  holds: (known: InspectedApps) => boolean,
): Promise<InspectedApps> {
  return new Promise((resolve) => {
    const viewer = new WebSocket(`${sockets}viewer`);
    let known = noInspectedApps;
    viewer.on('message', (data: Buffer) => {
      known = reduceAppMessage(known, JSON.parse(data.toString('utf8')) as AppMessage);
      if (!holds(known)) return;
      viewer.close();
      resolve(known);
    });
  });
}
