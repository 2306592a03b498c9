import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buyer } from '../../support/fixtures';
import { firebase } from '../../support/firebase-auth';
import { heldBack, onCall, refusal } from '../../support/marketplace';
import { renderApplication, signIn } from '../../support/render-application';

const line = () => screen.findByRole('complementary', { name: 'Confirm your address' });

beforeEach(() => onCall('get', '/*', () => refusal(400, 'No.')));

test('somebody whose address is not confirmed is offered a mail, and goes on working', async () => {
  firebase.confirm();
  signIn(buyer, 'buyer');
  const renewals = onCall('get', '/jwt', { accessToken: 'token' });
  const { user } = renderApplication('/blog');
  expect(await line()).toHaveTextContent(`Confirm that ${buyer.email} is yours`);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send me a mail' }));
  expect(await screen.findByText(/A mail is on its way/)).toBeVisible();
  expect(firebase.mails()).toEqual([`confirm ${buyer.email}`]);

  fireEvent.focus(window);
  firebase.confirm(buyer.email);
  await waitFor(() => {
    fireEvent.focus(window);
    expect(screen.getByText('Email Address Confirmed!')).toBeInTheDocument();
  });
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(renewals).toHaveLength(1);
});

test('tells of the confirmation once the server knows of it too, in a tab that is looked at again', async () => {
  firebase.confirm();
  signIn(buyer, 'buyer');
  const renewed = heldBack({ accessToken: 'token' });
  const renewals = onCall('get', '/jwt', renewed.answer);
  renderApplication('/blog');
  await line();
  firebase.confirm(buyer.email);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(renewals).toHaveLength(1));
  expect(screen.queryByText('Email Address Confirmed!')).not.toBeInTheDocument();
  renewed.release();
  expect(await screen.findByText('Email Address Confirmed!')).toBeInTheDocument();
});

test('tells why no mail is sent, and offers it again', async () => {
  firebase.confirm();
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  await line();
  firebase.refuse('too-many-requests');
  await user.click(screen.getByRole('button', { name: 'Send me a mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Send me a mail' })).toBeEnabled();
});

test('somebody whose address is confirmed sees none of it', async () => {
  signIn(buyer, 'buyer');
  renderApplication('/blog');
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
