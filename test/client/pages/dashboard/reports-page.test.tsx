import { screen, waitFor } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import type { Role } from '../../../../src/contract/user';
import { onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { admin } from '../../support/fixtures';
import { renderApplication, signIn } from '../../support/render-application';

afterEach(() => {
  setConfiguration(publicConfiguration);
  jest.restoreAllMocks();
});

function openPage(role: Role) {
  setConfiguration({ ...publicConfiguration, capabilities: ['reports', 'moderationFigures'] });
  signIn(admin, role);
  onCall('get', '/reports', []);
  return renderApplication('/dashboard/reports');
}

test('an admin exports the figures of the last year, or of another one', async () => {
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  const { user } = openPage('Admin');
  const exports = onCall('post', '/reports/figures', () => new Response('year,figure'));
  const thisYear = new Date().getUTCFullYear();
  await user.click(await screen.findByRole('button', { name: 'Export figures' }));
  await waitFor(() => expect(files).toEqual([`moderation-${thisYear - 1}.csv`]));
  await user.selectOptions(screen.getByLabelText('Year of the figures'), String(thisYear));
  await user.click(await screen.findByRole('button', { name: 'Export figures' }));
  await waitFor(() =>
    expect(exports.map(({ body }) => body)).toEqual([{ year: thisYear - 1 }, { year: thisYear }]),
  );
});

test('a moderator exports no figures', async () => {
  openPage('moderator');
  expect(await screen.findByText('No report is open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export figures' })).not.toBeInTheDocument();
});
