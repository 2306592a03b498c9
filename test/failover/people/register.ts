import type { Role } from '../../../src/contract/user';
import { identityToken } from '../../server/support/identity-double';
import type { Person } from '../../server/support/records';
import { onPrimary } from '../machines/cluster';
import type { PatientConversation } from './conversation';

type Registered = Exclude<Role, 'Admin'>;

let people = 0;

/** Signs up by the API, as somebody whom the identity service has just met. */
export async function register(
  conversation: PatientConversation,
  role: Registered,
): Promise<Person> {
  people += 1;
  const uid = `uid-${people}`;
  const email = `person${people}@example.com`;
  const displayName = `Person ${people}`;
  const person = { id: '', uid, email, token: '' };
  const { status, body } = await conversation.ask('POST', '/api/user', {
    token: proofOf(person),
    body: { uid, email, displayName, photoURL: '', role },
  });
  if (!body.acknowledged) throw new Error(`Nobody registers: ${status} ${JSON.stringify(body)}`);
  await signIn(conversation, person);
  return person;
}

/** Access tokens are good for fifteen minutes, what proves who somebody is for an hour. */
export async function signIn(conversation: PatientConversation, person: Person): Promise<void> {
  const { body } = await conversation.ask('GET', `/api/jwt?email=${person.email}`, {
    token: proofOf(person),
  });
  person.token = body.accessToken;
}

function proofOf({ uid, email }: Pick<Person, 'uid' | 'email'>): string {
  const authTime = Math.floor(Date.now() / 1_800_000) * 1800;
  return identityToken({ uid, email, displayName: `Person ${uid}`, authTime });
}

/** What the API doesn't tell, and only an operator may do. */
export async function readIds(all: Person[], admin: Person): Promise<void> {
  const rows = await onPrimary(async (client) => {
    await client.query(`update users set role = 'Admin' where uid = $1`, [admin.uid]);
    return (await client.query<{ id: string; uid: string }>('select id, uid from users')).rows;
  });
  const ids = new Map(rows.map(({ id, uid }) => [uid, id]));
  for (const person of all) {
    const id = ids.get(person.uid);
    if (!id) throw new Error(`${person.uid} was registered, and is not there.`);
    person.id = id;
  }
}
