import { fireEvent, screen, within } from '@testing-library/react';
import { onCall } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

// In a file of its own, because a module loads on demand only once per file.
test('the search box keeps text typed before its chunk has loaded', async () => {
  onCall('get', '/search', createSearchResponse());
  let runIdleCallback = () => undefined as void;
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => (runIdleCallback = callback),
  });
  renderApplication('/search?text=reef');
  const form = within(await screen.findByRole('navigation', { name: 'Main' }));
  fireEvent.input(form.getByLabelText('Search all watches'), { target: { value: 'pel' } });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  runIdleCallback();
  expect(await form.findByRole('combobox')).toHaveValue('pel');
});
