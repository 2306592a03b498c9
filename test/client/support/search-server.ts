import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from './configuration';
import { errorResponse, onCall } from './api-stub';

/** Enables search in the configuration, and rejects every request that a test does not stub. */
export function setUpSearchServer(): void {
  beforeEach(() => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    onCall('get', '/*', () => errorResponse(400, 'No.'));
  });
  afterAll(() => setConfiguration(publicConfiguration));
}
