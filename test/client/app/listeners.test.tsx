import { cleanup, screen } from '@testing-library/react';
import { buyer, product } from '../support/fixtures';
import { firebase } from '../support/firebase-auth';
import { onCall } from '../support/api-stub';
import { renderApplication, signIn } from '../support/render-application';

type Listener = Parameters<typeof window.addEventListener>[1];

/** Records the permanent listeners on the window and the document. @returns their current event types */
function recordListeners(): () => string[] {
  const listenerTypes = new Map<Listener, string[]>();
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation(
        (type: string, listener: Listener, options?: AddEventListenerOptions | boolean) => {
          const isTemporary =
            typeof options === 'object' && (options.once === true || options.signal);
          if (!isTemporary)
            listenerTypes.set(listener, [...(listenerTypes.get(listener) ?? []), type]);
          add.call(target, type, listener, options);
        },
      );
    jest
      .spyOn(target, 'removeEventListener')
      .mockImplementation(
        (type: string, listener: Listener, options?: AddEventListenerOptions | boolean) => {
          const types = listenerTypes.get(listener) ?? [];
          if (types.includes(type))
            listenerTypes.set(listener, types.toSpliced(types.indexOf(type), 1));
          remove.call(target, type, listener, options);
        },
      );
  }
  return () => [...listenerTypes.values()].flat().sort();
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['/', 'Best Watch Reselling Marketplace.'],
  ['/dashboard/my-orders', 'My Orders'],
])('%s removes its listeners when it is unmounted', async (path, heading) => {
  onCall('get', '/categories', []);
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/myorders/:uid', []);
  onCall('get', '/wishlist', () => Response.json(false));
  firebase.setConfirmedEmails();
  signIn(buyer, 'buyer');
  const currentListeners = recordListeners();
  const visit = async () => {
    renderApplication(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    await screen.findByRole('complementary', { name: 'Confirm your address' });
    cleanup();
    return currentListeners();
  };
  // The application's own listeners stay after the first visit.
  const permanentListeners = await visit();
  expect(await visit()).toEqual(permanentListeners);
});
