import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { PictureControl } from '../../../../src/client/components/forms/picture-control';
import { ThemeWrapper } from '../../support/theme-wrapper';
import { picture } from '../../support/fixtures';

let addresses: string[];

beforeEach(() => {
  addresses = [];
  let count = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    addresses.push(`blob:${(count += 1)}`);
    return `blob:${count}`;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((revoked) => {
    addresses = addresses.filter((address) => address !== revoked);
  });
});

afterEach(() => jest.restoreAllMocks());

function show(validate?: () => Record<string, string>) {
  return render(
    <Form onSubmit={() => undefined} {...(validate && { validate })}>
      {() => <PictureControl name="image" label="Photo" />}
    </Form>,
    { wrapper: ThemeWrapper },
  );
}

const choose = (name: string) => userEvent.upload(screen.getByLabelText('Photo'), picture(name));

test('previews the chosen picture with its name and size', async () => {
  show();
  await choose('front.png');
  expect(screen.getByRole('img', { name: 'Preview of front.png' })).toHaveAttribute(
    'src',
    'blob:1',
  );
  expect(screen.getByText('front.png')).toBeVisible();
  expect(screen.getByText('1 kB')).toBeVisible();
});

test('replaces the preview, and revokes both object URLs', async () => {
  const { unmount } = show();
  await choose('front.png');
  await choose('back.png');
  expect(screen.getByRole('img', { name: 'Preview of back.png' })).toHaveAttribute('src', 'blob:2');
  expect(addresses).toEqual(['blob:2']);
  unmount();
  expect(addresses).toEqual([]);
});

test('shows when the browser cannot display the picture, and tries the next one', async () => {
  show();
  await choose('phone.heic');
  fireEvent.error(screen.getByRole('img', { name: 'Preview of phone.heic' }));
  expect(screen.getByText("This browser can't show it.")).toBeVisible();
  expect(screen.getByText('phone.heic')).toBeVisible();
  await choose('back.png');
  expect(screen.getByRole('img', { name: 'Preview of back.png' })).toBeVisible();
});

test('rejects an unsupported file at once, without a preview', async () => {
  show(() => ({ image: "That file isn't a picture." }));
  expect(screen.queryByText("That file isn't a picture.")).not.toBeInTheDocument();
  await choose('notes.png');
  expect(screen.getByText("That file isn't a picture.")).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
