import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from './configuration';
import { refusal, onCall } from './marketplace';

/** Every test of the file meets a server that can search, and answers nothing else. */
export function useSearchServer(): void {
  beforeEach(() => {
    setConfiguration({ ...publicConfiguration, capabilities: ['search'] });
    onCall('get', '/*', () => refusal(400, 'No.'));
  });
  afterAll(() => setConfiguration(publicConfiguration));
}
