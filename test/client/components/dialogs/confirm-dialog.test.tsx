import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '../../../../src/client/components/dialogs/confirm-dialog';
import { ThemeWrapper } from '../../support/theme-wrapper';

const onConfirm = jest.fn();
const onCancel = jest.fn();
beforeEach(() => jest.clearAllMocks());

const renderDialog = (changes: { open?: boolean; busy?: boolean; failure?: string } = {}) =>
  render(
    <ConfirmDialog
      open
      question="Are you sure about deleting data!"
      subject="Omega Seamaster"
      confirmLabel="Delete"
      busy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...changes}
    />,
    { wrapper: ThemeWrapper },
  );

test('shows the question and its subject', async () => {
  renderDialog();
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure about deleting data!',
  });
  expect(dialog).toHaveTextContent('Omega Seamaster');
});

test('renders nothing when it is closed', () => {
  renderDialog({ open: false });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('confirms only when the button with the confirm label is pressed', async () => {
  renderDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test.each(['Cancel', 'Close'])('cancels on %s', async (name) => {
  renderDialog();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onCancel).toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('cancels on Escape', async () => {
  renderDialog();
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
});

test('can be neither confirmed again nor closed while it is busy', async () => {
  renderDialog({ busy: true });
  await screen.findByRole('alertdialog');
  screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
});

test('shows what went wrong', async () => {
  renderDialog({ failure: 'This watch has been booked.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This watch has been booked.');
});
