import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useCloseOnBack } from '../../../../src/client/components/dialogs/use-close-on-back';

interface ExampleProps {
  canClose?: boolean;
  reopens?: boolean;
}

function Example({ canClose = true, reopens = false }: ExampleProps) {
  const [open, setOpen] = useState(false);
  useCloseOnBack({
    id: 'example',
    open,
    canClose,
    onBack: () => setOpen(false),
    ...(reopens && { onForward: () => setOpen(true) }),
  });
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setOpen(false)}>Close</button>
      {open && <div role="dialog" />}
    </>
  );
}

const clickButton = (name: string) => act(() => screen.getByRole('button', { name }).click());
const isOpen = () => screen.queryByRole('dialog') !== null;
const entry = () => window.history.state as { page: string; dialog?: string };

async function navigateHistory(go: () => void): Promise<void> {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  go();
  await act(() => arrived);
}
const back = () => navigateHistory(() => window.history.back());

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState({ page: 'shown' }, '', '/shown');
});

test('Back closes the dialog, and the page stays', async () => {
  render(<Example />);
  clickButton('Open');
  await back();
  expect(isOpen()).toBe(false);
  expect(entry()).toEqual({ page: 'shown' });
  await back();
  expect(window.location.pathname).toBe('/before');
});

test('closing by button leaves no history entry', async () => {
  render(<Example />);
  clickButton('Open');
  expect(entry()).toEqual({ page: 'shown', dialog: 'example' });
  clickButton('Close');
  await waitFor(() => expect(entry()).toEqual({ page: 'shown' }));
  await back();
  expect(window.location.pathname).toBe('/before');
});

test('a dialog that may not close stays open', async () => {
  render(<Example canClose={false} />);
  clickButton('Open');
  await back();
  await waitFor(() => expect(entry().dialog).toBe('example'));
  expect(isOpen()).toBe(true);
});

test('Forward reopens dialogs that support it', async () => {
  const { unmount } = render(<Example reopens />);
  clickButton('Open');
  await back();
  await navigateHistory(() => window.history.forward());
  expect(isOpen()).toBe(true);
  await back();
  unmount();

  render(<Example />);
  await navigateHistory(() => window.history.forward());
  expect(isOpen()).toBe(false);
});

test('a reload reopens dialogs that support it', () => {
  window.history.pushState({ page: 'shown', dialog: 'example' }, '');
  render(<Example reopens />);
  expect(isOpen()).toBe(true);
});

test('the entry of another dialog opens nothing', () => {
  window.history.pushState({ page: 'shown', dialog: 'another' }, '');
  render(<Example reopens />);
  expect(isOpen()).toBe(false);
});
