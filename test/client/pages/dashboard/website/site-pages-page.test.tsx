import { cleanup, screen } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { admin } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const sitePage = { name: 'about', content: 'Original', defaultContent: 'Original', revision: 0 };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('post', '/site-page-previews', {
    html: '<p>Preview</p>',
    problems: ['The picture team.jpg is left out: pages show no pictures.'],
  });
});
afterEach(() => setConfiguration(publicConfiguration));

const openEditor = async () => {
  const { user } = renderApplication('/dashboard/pages');
  const editor = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  return { user, editor };
};
/** Stubs a page that another admin saves before this admin does. */
const stubConflict = () => {
  let storedPage = sitePage;
  onCall('get', '/site-pages', () => json([storedPage]));
  return onCall('put', '/site-pages/about', ({ body }) => {
    const { content, revision } = body as { content: string; revision: number };
    if (storedPage === sitePage) storedPage = { ...sitePage, content: 'Theirs', revision: 1 };
    if (revision !== storedPage.revision)
      return errorResponse(409, 'Another admin has changed it.');
    storedPage = { ...sitePage, content, revision: revision + 1 };
    return json({ acknowledged: true });
  });
};

test('the preview says what is left out of the text', async () => {
  onCall('get', '/site-pages', () => json([sitePage]));
  await openEditor();
  expect(await screen.findByText(/team.jpg is left out/)).toBeInTheDocument();
});

test('a text of another admin is shown before it can be replaced', async () => {
  const requests = stubConflict();
  const { user, editor } = await openEditor();
  await user.type(editor, ' and mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Saved by the other admin')).toHaveValue('Theirs');
  expect(editor).toHaveValue('Original and mine');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(requests).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Continue with my text' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('About saved.');
  expect(requests[1]?.body).toEqual({ content: 'Original and mine', revision: 1 });
});

test('an admin discards their own text in favour of the text of another admin', async () => {
  stubConflict();
  const { user, editor } = await openEditor();
  await user.type(editor, ' and mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Use the saved text' }));
  expect(editor).toHaveValue('Theirs');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unsaved text is restored after a reload, with the revision that it is based on', async () => {
  onCall('get', '/site-pages', [sitePage]);
  const { user, editor } = await openEditor();
  await user.type(editor, ' and mine');
  cleanup();
  onCall('get', '/site-pages', [{ ...sitePage, content: 'Theirs', revision: 1 }]);
  expect((await openEditor()).editor).toHaveValue('Original and mine');
  expect(await screen.findByLabelText('Saved by the other admin')).toHaveValue('Theirs');
});
