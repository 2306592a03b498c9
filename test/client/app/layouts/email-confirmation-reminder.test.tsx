import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { buyer, seller } from '../../support/fixtures';
import { identity } from '../../../../src/client/services/identity/identity';
import { firebase } from '../../support/firebase-auth';
import { deferResponse, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

const findReminder = () => screen.findByRole('complementary', { name: 'Confirm your address' });

afterEach(() => jest.restoreAllMocks());
beforeEach(() => onCall('get', '/*', () => errorResponse(400, 'No.')));

test('offers a confirmation email to an unconfirmed user, without blocking the page', async () => {
  firebase.setConfirmedEmails();
  signIn(buyer, 'buyer');
  const tokenRequests = onCall('get', '/jwt', { accessToken: 'token' });
  const { user } = renderApplication('/blog');
  expect(await findReminder()).toHaveTextContent(/^Confirm your email address/);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText(/Email sent/)).toBeVisible();
  expect(firebase.sentEmails()).toEqual([`confirm ${buyer.email}`]);

  fireEvent.focus(window);
  firebase.setConfirmedEmails(buyer.email);
  await waitFor(() => {
    fireEvent.focus(window);
    expect(screen.getByText('Email Address Confirmed!')).toBeInTheDocument();
  });
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(tokenRequests).toHaveLength(1);
});

test('announces the confirmation when the tab is visible again and the server knows of it', async () => {
  firebase.setConfirmedEmails();
  signIn(buyer, 'buyer');
  const renewal = deferResponse({ accessToken: 'token' });
  const tokenRequests = onCall('get', '/jwt', renewal.respond);
  renderApplication('/blog');
  await findReminder();
  firebase.setConfirmedEmails(buyer.email);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(tokenRequests).toHaveLength(1));
  expect(screen.queryByText('Email Address Confirmed!')).not.toBeInTheDocument();
  renewal.release();
  expect(await screen.findByText('Email Address Confirmed!')).toBeInTheDocument();
});

test('shows why the email was not sent, and offers it again', async () => {
  firebase.setConfirmedEmails();
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  await findReminder();
  firebase.failWith('too-many-requests');
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Send email' })).toBeEnabled();
});

test('is hidden from a confirmed user', async () => {
  signIn(buyer, 'buyer');
  renderApplication('/blog');
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('stays hidden for a day for the user who closed it', async () => {
  firebase.setConfirmedEmails();
  signIn(buyer, 'buyer');
  const { user } = renderApplication('/blog');
  await findReminder();
  await user.click(screen.getByRole('button', { name: 'Hide for a day' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();

  const visit = async (person: typeof buyer) => {
    cleanup();
    signIn(person, 'buyer');
    renderApplication('/blog');
    await screen.findByRole('link', { name: 'Dashboard' });
  };
  const isEmailConfirmed = jest.spyOn(identity, 'isEmailConfirmed');
  await visit(buyer);
  expect(isEmailConfirmed).not.toHaveBeenCalled();
  await visit(seller);
  await findReminder();

  const tomorrow = Date.now() + 24 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await visit(buyer);
  await findReminder();
});
