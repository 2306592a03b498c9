import { WebSocket } from 'ws';
import {
  reduceAppMessage,
  noInspectedApps,
  type InspectedApps,
} from '../../../src/statecharts/inspector/inspected-apps';
import type { AppMessage } from '../../../src/statecharts/inspector/protocol';

/** What an inspector page knows once the condition is true. */
export function waitForApps(
  webSocketUrl: string,
  condition: (apps: InspectedApps) => boolean,
): Promise<InspectedApps> {
  return new Promise((resolve) => {
    const viewer = new WebSocket(`${webSocketUrl}viewer`);
    let apps = noInspectedApps;
    viewer.on('message', (data: Buffer) => {
      apps = reduceAppMessage(apps, JSON.parse(data.toString('utf8')) as AppMessage);
      if (!condition(apps)) return;
      viewer.close();
      resolve(apps);
    });
  });
}
