import { screen } from '@testing-library/react';
import { completedSignIn } from '../../../../src/client/services/storage/completed-sign-in';
import { buyer } from '../../support/fixtures';
import { onCall } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  window.scrollTo = () => undefined;
  onCall('get', '/myorders/:uid', []);
  signIn(buyer, 'buyer');
});

test.each([
  ['/blog', 'All Question and Answering Part'],
  ['/dashboard/my-orders', 'My Orders'],
])('after a sign-in, the focus is at the beginning of the page %s', async (path, heading) => {
  completedSignIn.mark();
  renderApplication(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('does not move the focus on a page load', async () => {
  renderApplication('/blog');
  await screen.findByRole('heading', { level: 1, name: 'All Question and Answering Part' });
  expect(document.body).toHaveFocus();
});
