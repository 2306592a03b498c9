import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { lazyPage } from '../../../src/client/app/lazy-page';
import { ThemeWrapper } from '../support/theme-wrapper';

test('a page that failed to load shows an error, and loads on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Blog = () => <h1>Blog</h1>;
  const load = jest
    .fn<Promise<{ default: typeof Blog }>, []>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue({ default: Blog });
  const Page = lazyPage(load);
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { wrapper: ThemeWrapper },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    "This page didn't load",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Blog');
});
