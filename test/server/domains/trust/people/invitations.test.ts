import { deleteExpiredRows } from '../../../../../src/server/background/retention';
import { sql } from '../../../../../src/server/database/sql';
import { createInvitationEmailTask } from '../../../../../src/server/domains/mail/invitation-email';
import { createMailer, type Mailer } from '../../../../../src/server/domains/mail/mailer';
import { hashInvitationToken } from '../../../../../src/server/domains/trust/people/invitation-token';
import { accessTokenKeys, siteUrl, unreachableMail } from '../../../support/configuration';
import { storeProduct, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../../support/smtp-double';

// The tests send the emails themselves.
const server = setUpTestServer({ mail: unreachableMail });
const { admin, otherAdmin, buyer, otherBuyer } = setUpUsers(server, {
  admin: 'Admin',
  otherAdmin: 'Admin',
  buyer: 'buyer',
  otherBuyer: 'buyer',
});

let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ ...unreachableMail, smtpUrl: smtp.url });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`update users set email_verified = true`);
});

const reason = 'She knows watches.';
const post = (path: string, { token }: TestUser, body: object) =>
  server.call('POST', `/api${path}`, { token, body });

interface Invitation {
  inviter?: TestUser;
  email?: string;
  role?: 'moderator' | 'Admin';
}

/** Invites the buyer, and returns the id of the invitation. */
async function invite({ inviter = admin, email = buyer.email, role = 'moderator' }: Invitation) {
  const { status } = await post('/staff-invitations', inviter, { email, role, reason });
  expect(status).toBe(200);
  const [row] = await server.database.query<{ id: string }>(sql`
    select id from staff_invitations where email = lower(${email})`);
  return row!.id;
}

/** Returns the secret of the link in the email. */
async function sendEmail(invitationId: string): Promise<string> {
  const { database } = server;
  await createInvitationEmailTask({ database, mailer, siteUrl, accessTokenKeys })({ invitationId });
  return /\/dashboard\/invitation#(\S+)/.exec(smtp.emails.at(-1)?.text ?? '')?.[1] ?? '';
}

const inviteByEmail = async (invitation: Invitation = {}) => sendEmail(await invite(invitation));
const accept = async (token: string, user: TestUser = buyer) =>
  (await post('/accepted-invitations', user, { token })).status;

async function roleOf({ id }: TestUser) {
  const [user] = await server.database.query<{ role: string }>(sql`
    select role from users where id = ${id}`);
  return user!.role;
}

test.each(['moderator', 'Admin'] as const)(
  'the link of an invitation makes its recipient a %s once, and the audit log names the inviter',
  async (role) => {
    const token = await inviteByEmail({ role, email: buyer.email.toUpperCase() });
    expect(smtp.emails).toMatchObject([{ subject: expect.stringMatching(/ of Secondhand$/) }]);
    expect(await accept(token)).toBe(200);
    expect(await roleOf(buyer)).toBe(role);
    await server.database.query(sql`update users set role = 'buyer' where id = ${buyer.id}`);
    expect(await accept(token)).toBe(404);
    expect(await roleOf(buyer)).toBe('buyer');
    const acts = await server.database.query(sql`
      select act, actor_id as "actorId", subject_id as "subjectId", after ->> 'role' as role
      from audit_log order by created_at`);
    expect(acts).toMatchObject([
      { act: 'invitation.send', actorId: admin.id, role },
      { act: expect.stringContaining('user.make'), actorId: admin.id, subjectId: buyer.id, role },
    ]);
  },
);

test('no table has the secret of the link', async () => {
  const token = await inviteByEmail();
  const [row] = await server.database.query<{ stored: string; tasks: string }>(sql`
    select (select json_agg(staff_invitations)::text from staff_invitations) as stored,
      (select json_agg(outbox)::text from outbox) as tasks`);
  expect(row!.stored).toContain(hashInvitationToken(token));
  expect(row!.stored + row!.tasks).not.toContain(token);
});

test('a forwarded link works for nobody else, and still for its recipient', async () => {
  const token = await inviteByEmail();
  expect(await accept(token, otherBuyer)).toBe(403);
  expect(await roleOf(otherBuyer)).toBe('buyer');
  expect(await accept(token)).toBe(200);
});

test('the link does not work for an address that is not confirmed, a suspended user or a seller of watches', async () => {
  const token = await inviteByEmail();
  const { database } = server;
  await database.query(sql`update users set email_verified = false where id = ${buyer.id}`);
  expect(await accept(token)).toBe(403);
  await database.query(sql`
    update users set email_verified = true, suspended_at = now() where id = ${buyer.id}`);
  expect(await accept(token)).toBe(401);
  await database.query(sql`update users set suspended_at = null where id = ${buyer.id}`);
  await storeProduct(database, { seller: buyer });
  expect(await accept(token)).toBe(409);
  expect(await roleOf(buyer)).toBe('buyer');
});

test('an invitation does not make an admin a moderator', async () => {
  const token = await inviteByEmail({ email: otherAdmin.email });
  expect(await accept(token, otherAdmin)).toBe(409);
  expect(await roleOf(otherAdmin)).toBe('Admin');
});

test.each([
  ['is no admin any more', sql`role = 'buyer'`],
  ['is suspended', sql`suspended_at = now()`],
  ['is deleted', sql`deleted_at = now()`],
])('neither email nor link work once the inviter %s', async (_, change) => {
  const token = await inviteByEmail();
  const unsent = await invite({ email: otherBuyer.email });
  await server.database.query(sql`update users set ${change} where id = ${admin.id}`);
  expect(await accept(token)).toBe(404);
  smtp.emails.length = 0;
  await sendEmail(unsent);
  expect(smtp.emails).toEqual([]);
  const { body } = await server.call('GET', '/api/staff-invitations', { token: otherAdmin.token });
  expect(body).toEqual([]);
});

test('an expired link does not work, and its address is deleted', async () => {
  const token = await inviteByEmail();
  await server.database.query(sql`update staff_invitations set expires_at = now()`);
  expect(await accept(token)).toBe(404);
  await deleteExpiredRows(server.database);
  expect(await server.database.query(sql`select id from staff_invitations`)).toEqual([]);
});

test('another invitation, and the email sent again, replace the link', async () => {
  const first = await inviteByEmail({ role: 'Admin' });
  const id = await invite({ inviter: otherAdmin });
  const second = await sendEmail(id);
  const third = await sendEmail(id);
  expect([await accept(first), await accept(second)]).toEqual([404, 404]);
  expect(await accept(third)).toBe(200);
  expect(await roleOf(buyer)).toBe('moderator');
});

test('an admin sees who is invited, and revokes an invitation', async () => {
  const id = await invite({});
  const token = await sendEmail(id);
  const { body } = await server.call('GET', '/api/staff-invitations', { token: otherAdmin.token });
  expect(body).toEqual([
    {
      ...{ _id: id, email: buyer.email, role: 'moderator' },
      ...{ invitedBy: expect.stringContaining('Person'), expiresAt: expect.any(String) },
    },
  ]);
  const revoke = () => post(`/staff-invitations/${id}/revocation`, otherAdmin, { reason });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).status).toBe(404);
  expect(await accept(token)).toBe(404);
});
