import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import type { EmailTexts } from '../../../../../src/contract/mail/email-text-fields';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { admin } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';

const defaultTexts: EmailTexts = {
  subject: 'You have been paid {amount}',
  intro: 'We have sent you the money.',
  closing: 'This email concerns a payment.',
};
const email = {
  ...{ kind: 'payout.paid', group: 'Payouts', label: 'A payout', revision: 0 },
  placeholders: [
    { name: 'amount', description: 'The amount' },
    { name: 'shopName', description: "The shop's name" },
  ],
  ...{ texts: defaultTexts, defaults: defaultTexts },
};
const otherEmail = { ...email, kind: 'report', group: 'Reports', label: 'The receipt of a report' };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, 'Admin');
  onCall('post', '/email-texts/payout.paid/preview', ({ body }) => {
    const { subject, intro } = body as EmailTexts;
    return json({ subject: `Seen: ${subject}`, html: `<p>${intro}</p>`, text: intro });
  });
});
afterEach(() => setConfiguration(publicConfiguration));

/** Stubs the server's texts of the email, which another admin may change. */
function stubEmailTexts(changedFields: Partial<typeof email> = {}) {
  let storedEmail = { ...email, ...changedFields };
  onCall('get', '/email-texts', () => json([storedEmail, otherEmail]));
  const changes = onCall('put', '/email-texts/payout.paid', ({ body }) => {
    const { revision, ...texts } = body as EmailTexts & { revision: number };
    if (revision !== storedEmail.revision)
      return errorResponse(409, 'Another admin has changed it.');
    storedEmail = { ...storedEmail, texts, revision: revision + 1 };
    return json({ acknowledged: true });
  });
  return {
    changes,
    changeElsewhere(subject: string) {
      storedEmail = {
        ...storedEmail,
        texts: { ...defaultTexts, subject },
        revision: storedEmail.revision + 1,
      };
    },
  };
}

async function openEditor() {
  const { user } = renderApplication('/dashboard/emails?email=payout.paid');
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  return { user, subject, save: screen.getByRole('button', { name: 'Save' }) };
}

test('an admin finds an email in its group, sees the changed texts in the preview and saves them', async () => {
  const { changes } = stubEmailTexts();
  const { user } = renderApplication('/dashboard/emails');
  const group = await screen.findByRole('region', { name: 'Payouts' });
  expect(within(group).queryByText('Changed')).toBeNull();
  await user.click(within(group).getByRole('link', { name: 'A payout' }));
  const subject = await screen.findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'From {{shopName}: {{amount} ');
  expect(await screen.findByText('Seen: From {shopName}: {amount}')).toBeVisible();
  const frame = screen.getByTitle('Preview');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', '<p>We have sent you the money.</p>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Email saved.');
  expect(changes[0]?.body).toEqual({
    ...defaultTexts,
    subject: 'From {shopName}: {amount}',
    revision: 0,
  });
  await user.click(screen.getByRole('link', { name: 'All emails' }));
  expect(
    within(await screen.findByRole('region', { name: 'Payouts' })).getByText('Changed'),
  ).toBeVisible();
});

test('an unknown placeholder and a missing text are errors of their fields', async () => {
  stubEmailTexts();
  const { user, subject, save } = await openEditor();
  await user.type(subject, ' {{price}');
  expect(subject).toHaveAccessibleDescription('{price} is not a placeholder of this email.');
  expect(save).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send a test email' })).toBeDisabled();
  await user.clear(screen.getByLabelText('Closing'));
  expect(screen.getByLabelText('Closing')).toHaveAccessibleDescription('Closing is required.');
});

test('an admin resets an email to its default texts', async () => {
  const { changes } = stubEmailTexts({ texts: { ...defaultTexts, intro: 'Money!' }, revision: 3 });
  const { user, save } = await openEditor();
  expect(screen.getByLabelText('Text')).toHaveValue('Money!');
  await user.click(screen.getByRole('button', { name: 'Use the default text' }));
  expect(screen.queryByRole('button', { name: 'Use the default text' })).toBeNull();
  await user.click(save);
  await screen.findByText('Email saved.');
  expect(changes[0]?.body).toEqual({ ...defaultTexts, revision: 3 });
});

test('texts of another admin are shown before they can be replaced', async () => {
  const { changes, changeElsewhere } = stubEmailTexts();
  const { user, subject, save } = await openEditor();
  await user.type(subject, ' today');
  changeElsewhere('Theirs');
  await user.click(save);
  expect(
    (await screen.findByLabelText<HTMLTextAreaElement>('Saved by the other admin')).value,
  ).toMatch(/^Theirs\n/);
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Continue with my text' }));
  await user.click(save);
  await screen.findByText('Email saved.');
  expect(changes[1]?.body).toMatchObject({
    subject: 'You have been paid {amount} today',
    revision: 1,
  });
});

test('a test email has the typed texts, and its outcome is shown', async () => {
  stubEmailTexts();
  const message = 'The mail server has accepted the email to ada@example.com.';
  const testEmailRequests = onCall('post', '/email-texts/payout.paid/test-email', {
    sent: true,
    message,
  });
  const { user, subject } = await openEditor();
  await user.type(subject, '!');
  await user.click(screen.getByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(testEmailRequests[0]?.body).toEqual({
    ...defaultTexts,
    subject: 'You have been paid {amount}!',
  });
});
