import type { PublicConfiguration } from '../../../src/contract/platform/configuration';
import { configurationElementId } from '../../../src/contract/website/configuration-element';

export const publicConfiguration: PublicConfiguration = {
  apiUrl: '/api',
  firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-secondhand' },
  stripePublishableKey: 'pk_test_1',
  imageHost: {
    uploadUrl: 'https://pictures.example/1/upload',
    key: 'a key & more',
    pictures: ['https://pictures.example/'],
  },
};

/** Writes the configuration into the page, as the server does. */
export function publishConfiguration(): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = configurationElementId;
  element.textContent = JSON.stringify(publicConfiguration);
  document.head.append(element);
}
