import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { createDecisionEmailTask } from '../../../../src/server/domains/mail/decision-email';
import { createMailer } from '../../../../src/server/domains/mail/mailer';
import { setUpConversations } from '../talking/support/set-up-conversations';
import { accessTokenKeys } from '../../support/configuration';
import type { TestUser } from '../../support/records';
import { startSmtpDouble } from '../../support/smtp-double';

const {
  server,
  startConversation,
  sendMessage,
  readConversation,
  buyer,
  seller,
  otherBuyer,
  admin,
} = setUpConversations();

const report = (by: TestUser, values: object) =>
  server.call('POST', '/api/reports', {
    token: by.token,
    body: {
      reportId: randomUUID(),
      subjectType: 'conversation',
      reason: 'harassment',
      text: 'It is a threat.',
      ...values,
    },
  });
const get = (by: TestUser, path: string) => server.call('GET', `/api${path}`, { token: by.token });

/** Starts a conversation in which each side has written a message. */
async function startDialog() {
  const { id } = await startConversation('Is it running?');
  const threatId = randomUUID();
  await sendMessage(id, {
    by: seller,
    messageId: threatId,
    text: 'Pay, or call +880 1712 345678.',
  });
  const { body } = await readConversation(id, buyer);
  const ownMessageId: string = body.messages[1].id;
  return { id, threatId, ownMessageId, sentAt: String(body.messages[0].sentAt) };
}

/** Reports a message as the buyer and returns the id of the report. */
async function reportMessage(subjectId: string, messageId: string): Promise<string> {
  const reportId = randomUUID();
  expect((await report(buyer, { reportId, subjectId, messageId })).status).toBe(200);
  return reportId;
}

test('staff see which message was reported, without contact details, and find it in the conversation', async () => {
  const { id, threatId } = await startDialog();
  await report(buyer, { subjectId: id });
  const reportId = await reportMessage(id, threatId);
  const { body } = await get(admin, `/reports/${reportId}`);
  expect(body).toMatchObject({
    subjectType: 'conversation',
    subjectId: id,
    message: { id: threatId, text: 'Pay, or call [hidden].', photoCount: 0 },
    reports: [{ message: null }],
  });
  expect((await get(admin, '/reports')).body).toMatchObject([
    { message: { id: threatId } },
    { message: null },
  ]);
  const readMarks = async (by: TestUser) =>
    (await readConversation(id, by)).body.messages.map(
      ({ isReported }: { isReported: boolean }) => isReported,
    );
  expect(await readMarks(admin)).toEqual([true, false]);
  expect(await readMarks(seller)).toEqual([false, false]);
  expect(await readMarks(buyer)).toEqual([false, false]);
});

test('only a message of the other person in the reported conversation can be reported', async () => {
  const { id, threatId, ownMessageId } = await startDialog();
  const other = await startDialog();
  for (const [by, values] of [
    [buyer, { subjectId: id, messageId: ownMessageId }],
    [seller, { subjectId: id, messageId: threatId }],
    [buyer, { subjectId: id, messageId: other.threatId }],
    [buyer, { subjectId: id, messageId: randomUUID() }],
    [buyer, { subjectType: 'person', subjectId: seller.uid, messageId: threatId }],
    [otherBuyer, { subjectId: id, messageId: threatId }],
  ] as const) {
    expect((await report(by, values)).status).toBe(404);
  }
  expect((await report(buyer, { subjectId: id, messageId: 'first' })).status).toBe(400);
  expect(await server.database.query(sql`select id from reports`)).toEqual([]);
});

test('the statements of both sides name the message by its time, without its text', async () => {
  const { id, threatId, sentAt } = await startDialog();
  await reportMessage(id, threatId);
  const reportId = await reportMessage(id, threatId);
  const { body } = await server.call('POST', `/api/reports/${reportId}/decision`, {
    token: admin.token,
    body: { action: 'warnPerson', facts: 'Threats.', basis: 'terms', rule: 'Section 4' },
  });
  const minute = Math.floor(Date.parse(sentAt) / 60_000) * 60_000;
  for (const by of [seller, buyer, admin]) {
    const statement = (await get(by, `/decisions/${body.insertedId}`)).body;
    expect(statement.messagesSentAt.map(Date.parse)).toEqual([minute]);
    expect(JSON.stringify(statement)).not.toContain('Pay, or call');
  }

  const smtp = await startSmtpDouble();
  const siteUrl = 'https://shop.example';
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'shop@shop.example', siteUrl });
  const services = { database: server.database, mailer, siteUrl, accessTokenKeys };
  await server.database.query(sql`update users set email_verified = true`);
  for (const email of [{}, { reportId }]) {
    const task = { decisionId: String(body.insertedId), event: 'decided', ...email } as const;
    await createDecisionEmailTask(services)(task);
  }
  mailer.close();
  await smtp.close();
  expect(smtp.emails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Message of.*UTC/),
    expect.stringMatching(/Message of.*UTC/),
  ]);
  expect(JSON.stringify(smtp.emails)).not.toContain('Pay, or call');
});
