import { paths, setUpIdentityServer, withTokens } from '../support/identity-server';

const password = 'correct horse';
const server = setUpIdentityServer();

const signUp = async (email: string) =>
  (await server.call(paths.signUp, { email, password, ...withTokens })).body;
const signIn = async (email: string, typed: string) =>
  (await server.call(paths.signIn, { email, password: typed, ...withTokens })).status;
const isConfirmed = async (idToken: string) =>
  Boolean((await server.call(paths.lookup, { idToken })).body.users[0].emailVerified);

async function read(address: string, request: RequestInit = {}) {
  const answer = await fetch(server.origin + address, request);
  return { status: answer.status, html: await answer.text() };
}

/** The link of the newest mail to somebody. */
async function linkTo(email: string): Promise<string> {
  const { html } = await read('/sandbox/mail');
  const [, mail = ''] = html.split(`To ${email},`);
  return /href="([^"]+)"/.exec(mail)![1]!.replaceAll('&#38;', '&');
}

async function choose(link: string, newPassword: string) {
  const { html } = await read(link);
  const [, oobCode = ''] = /name="oobCode" value="([^"]+)"/.exec(html)!;
  return read('/sandbox/mail/new-password', {
    method: 'POST',
    body: new URLSearchParams({ oobCode, newPassword }),
  });
}

test('the link of a mail confirms the address, once', async () => {
  const { idToken } = await signUp('ann@example.com');
  expect(await isConfirmed(idToken)).toBe(false);
  await server.call(paths.mail, { requestType: 'VERIFY_EMAIL', idToken });
  const link = await linkTo('ann@example.com');
  expect((await read(link)).html).toContain('ann@example.com is confirmed');
  expect(await isConfirmed(idToken)).toBe(true);
  expect(await read(link)).toMatchObject({ status: 400 });
  expect((await read('/sandbox/mail')).html).not.toContain('ann@example.com');
});

test('the link of a mail sets a new password, and the old one opens nothing any more', async () => {
  const email = 'bob@example.com';
  await signUp(email);
  await server.call(paths.mail, { requestType: 'PASSWORD_RESET', email });
  const link = await linkTo(email);
  expect((await choose(link, 'short')).html).toContain('at least 6 characters');
  expect((await choose(link, 'battery staple')).html).toContain('Password saved');
  expect([await signIn(email, password), await signIn(email, 'battery staple')]).toEqual([
    400, 200,
  ]);
  expect(await read(link)).toMatchObject({ status: 400 });
});

test('nobody learns which addresses have an account', async () => {
  await signUp('carol@example.com');
  const [known, unknown] = await Promise.all(
    ['carol@example.com', 'nobody@example.com'].map((email) =>
      server.call(paths.mail, { requestType: 'PASSWORD_RESET', email }),
    ),
  );
  const blank = ({ status, body }: typeof known & object) => ({ status, ...body, email: '' });
  expect(blank(unknown!)).toEqual(blank(known!));
  expect((await read('/sandbox/mail')).html).not.toContain('nobody@example.com');
});

test('the mail is read on this machine and its own pages alone', async () => {
  expect(await server.raw('/sandbox/mail', { host: 'shop.example' })).toBe(403);
  expect(await server.raw('/sandbox/mail', { 'sec-fetch-site': 'cross-site' })).toBe(403);
});

test("markup in somebody's address stays text", async () => {
  await signUp('<b>dan</b>@example.com');
  await server.call(paths.mail, { requestType: 'PASSWORD_RESET', email: '<b>dan</b>@example.com' });
  expect((await read('/sandbox/mail')).html).not.toContain('<b>');
});
