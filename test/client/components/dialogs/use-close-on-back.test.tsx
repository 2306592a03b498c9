import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useCloseOnBack } from '../../../../src/client/components/dialogs/use-close-on-back';

interface TestPageProps {
  canClose?: boolean;
  reopens?: boolean;
}

function TestPage({ canClose = true, reopens = false }: TestPageProps) {
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
const historyEntry = () => window.history.state as { page: string; dialog?: string };

async function navigateHistory(go: () => void): Promise<void> {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  go();
  await act(() => arrived);
}
const goBack = () => navigateHistory(() => window.history.back());

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState({ page: 'current' }, '', '/current');
});

test('Back closes the dialog, and the page stays', async () => {
  render(<TestPage />);
  clickButton('Open');
  await goBack();
  expect(isOpen()).toBe(false);
  expect(historyEntry()).toEqual({ page: 'current' });
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test('the Close button removes the history entry of the dialog', async () => {
  render(<TestPage />);
  clickButton('Open');
  expect(historyEntry()).toEqual({ page: 'current', dialog: 'example' });
  clickButton('Close');
  await waitFor(() => expect(historyEntry()).toEqual({ page: 'current' }));
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test('Back leaves a dialog open that must not be closed', async () => {
  render(<TestPage canClose={false} />);
  clickButton('Open');
  await goBack();
  await waitFor(() => expect(historyEntry().dialog).toBe('example'));
  expect(isOpen()).toBe(true);
});

test('Forward reopens a dialog that can reopen, and no other', async () => {
  const { unmount } = render(<TestPage reopens />);
  clickButton('Open');
  await goBack();
  await navigateHistory(() => window.history.forward());
  expect(isOpen()).toBe(true);
  await goBack();
  unmount();

  render(<TestPage />);
  await navigateHistory(() => window.history.forward());
  expect(isOpen()).toBe(false);
});

test('a reload reopens a dialog that can reopen', () => {
  window.history.pushState({ page: 'current', dialog: 'example' }, '');
  render(<TestPage reopens />);
  expect(isOpen()).toBe(true);
});

test('the history entry of another dialog opens nothing', () => {
  window.history.pushState({ page: 'current', dialog: 'another' }, '');
  render(<TestPage reopens />);
  expect(isOpen()).toBe(false);
});
