import { fireEvent, screen, within } from '@testing-library/react';
import { onCall } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

// In a file of its own, because a module loads on demand only once per file.
test('keeps the text typed before its chunk loaded', async () => {
  onCall('get', '/search', createSearchResponse());
  let beIdle = () => undefined as void;
  Object.assign(window, { requestIdleCallback: (then: () => void) => (beIdle = then) });
  renderApplication('/search?text=reef');
  const form = within(await screen.findByRole('navigation', { name: 'Main' }));
  fireEvent.input(form.getByLabelText('Search all watches'), { target: { value: 'pel' } });
  Reflect.deleteProperty(window, 'requestIdleCallback');
  beIdle();
  expect(await form.findByRole('combobox')).toHaveValue('pel');
});
