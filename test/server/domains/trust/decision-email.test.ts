import { sql } from '../../../../src/server/database/sql';
import { createDecisionEmailTask } from '../../../../src/server/domains/mail/decision-email';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { readStatementToken } from '../../../../src/server/domains/access/statement-token';
import { accessTokenKeys } from '../../support/configuration';
import { storeModeration, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
} as const);
const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <shop@shop.example>', siteUrl });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

test('the seller and the reporter each get the reasons and their own link', async () => {
  const { database } = server;
  const listing = await storeProduct(database, { seller });
  const ids = await storeModeration(database, { listing, seller, reporter: buyer, staff: admin });
  const { decision: decisionId, report: reportId } = ids;
  const send = createDecisionEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  const emails = [
    { decisionId, event: 'decided' },
    { decisionId, reportId, event: 'decided' },
  ] as const;
  for (const email of emails) await send(email);
  // Their addresses are not verified, so they may belong to others.
  expect(smtp.emails).toEqual([]);
  await database.query(sql`update users set email_verified = true`);
  for (const email of emails) await send(email);
  expect(smtp.emails).toHaveLength(2);
  const texts = smtp.emails.map(({ to, text }) => `${JSON.stringify(to)}\n${text ?? ''}`);
  expect(texts[0]).toContain(seller.email);
  expect(texts[1]).toContain(buyer.email);
  for (const [index, text] of texts.entries()) {
    for (const part of ['We gave a warning', 'Copied photos', 'without automated means']) {
      expect(text).toContain(part);
    }
    const [, token = ''] = /\/decision\/([\w.-]+)/.exec(text) ?? [];
    expect(readStatementToken(accessTokenKeys, token)).toEqual(
      index === 0 ? { decisionId } : { decisionId, reportId },
    );
  }
});

test('a reader gets the reason given to their own objection', async () => {
  const { database } = server;
  const listing = await storeProduct(database, { seller });
  const ids = await storeModeration(database, { listing, seller, reporter: buyer, staff: admin });
  const { decision: decisionId, report: reportId } = ids;
  await database.query(sql`update users set email_verified = true`);
  await database.query(sql`delete from appeals where decision_id = ${decisionId}`);
  const others = await storeModeration(database, {
    listing,
    seller,
    reporter: buyer,
    staff: admin,
  });
  for (const [report, reason] of [
    [reportId, 'The photos are yours.'],
    [others.report, 'We asked the brand.'],
  ]) {
    await database.query(sql`
      insert into appeals (decision_id, report_id, text, outcome, reason, decided_by, decided_at)
      values (${decisionId}, ${report}, 'Please look again.', 'upheld', ${reason}, ${admin.id}, now())`);
  }
  const earlier = smtp.emails.length;
  const send = createDecisionEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  for (const report of [reportId, others.report]) {
    await send({ decisionId, reportId: report, event: 'upheld' });
  }
  const [first, second] = smtp.emails.slice(earlier).map(({ text }) => text);
  expect(first).toContain('The photos are yours.');
  expect(second).toContain('We asked the brand.');
});
