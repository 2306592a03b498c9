import { newAccount, type Account } from '../accounts';
import { demoUser } from './visits';

export interface Member extends Account {
  uid: string;
  identityToken: string;
  /** The marketplace's own token. */
  token: string;
}

export interface Wares {
  productName: string;
  originalPrice: string;
  sellingPrice: string;
  category: string;
  condition: string;
  location: string;
  description: string;
  yearOfPurchase: string;
  mobileNumber: string;
}

let number = 0;

/** A product as a seller would fill it in, with a name that no other has. */
export function wares(): Wares {
  number += 1;
  return {
    productName: `Specimen ${Date.now().toString(36)}-${number}`,
    originalPrice: '1200',
    sellingPrice: '750',
    category: 'field-watches',
    condition: 'Good',
    location: 'Lisbon',
    description: 'Serviced last spring, with box and papers.',
    yearOfPurchase: String(new Date().getFullYear() - 4),
    mobileNumber: '01712345678',
  };
}

/** Sets the scene by the marketplace's own calls, which is quicker than by its screens. */
export class Shop {
  /** By the access token of who uploaded them. */
  private readonly pictures = new Map<string, Promise<string>>();

  constructor(readonly origin: string) {}

  async call<Answer>(path: string, token = '', method = 'GET', body?: object): Promise<Answer> {
    const { status, answer } = await this.attempt(path, token, method, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as Answer;
  }

  /** A call that may be refused. */
  async attempt(path: string, token = '', method = 'GET', body?: object) {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: text ? (JSON.parse(text) as unknown) : null };
  }

  private async identify(action: 'signUp' | 'signInWithPassword', account: Account, photoUrl = '') {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`;
    const { email, password, name } = account;
    const body = { email, password, returnSecureToken: true };
    return this.call<{ localId: string; idToken: string }>(
      path,
      '',
      'POST',
      action === 'signUp' ? { ...body, displayName: name, photoUrl } : body,
    );
  }

  private async admit(account: Account, uid: string, identityToken: string): Promise<Member> {
    const { accessToken } = await this.call<{ accessToken: string }>(
      `/api/jwt?email=${encodeURIComponent(account.email)}`,
      identityToken,
    );
    return { ...account, uid, identityToken, token: accessToken };
  }

  /** Somebody who has never been here. A null role is that of a first social sign-in. */
  async join(
    role: 'buyer' | 'seller' | null,
    name = 'Nova Newcomer',
    photoURL = '',
  ): Promise<Member> {
    const account = newAccount(name);
    const { localId: uid, idToken } = await this.identify('signUp', account, photoURL);
    const user = { uid, email: account.email, displayName: name, photoURL };
    await this.call('/api/user', idToken, 'POST', { ...user, ...(role && { role }) });
    return this.admit(account, uid, idToken);
  }

  /** Opens the link of the mail that the identity service sends. */
  async confirmEmail({ email, identityToken }: Member): Promise<void> {
    await this.call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any', '', 'POST', {
      requestType: 'VERIFY_EMAIL',
      idToken: identityToken,
    });
    const mailbox = await (await fetch(`${this.origin}/sandbox/mail`)).text();
    const [, mail = ''] = mailbox.split(`To ${email},`);
    const [, link = ''] = /href="([^"]+)"/.exec(mail) ?? [];
    const answer = await fetch(this.origin + link.replaceAll('&#38;', '&'));
    if (!answer.ok) throw new Error(`The mail to ${email} confirms nothing: ${answer.status}`);
  }

  /** The same person once the server knows that the address is theirs: from the next sign-in on. */
  async confirmed(member: Member): Promise<Member> {
    await this.confirmEmail(member);
    const { localId, idToken } = await this.identify('signInWithPassword', member);
    return this.admit(member, localId, idToken);
  }

  async enter(role: Parameters<typeof demoUser>[0]): Promise<Member> {
    const account = demoUser(role);
    const { localId, idToken } = await this.identify('signInWithPassword', account);
    return this.admit(account, localId, idToken);
  }

  /** The picture that a seller has uploaded: one of somebody else their products may not have. */
  private picture({ token }: Member): Promise<string> {
    const picture = this.pictures.get(token) ?? this.upload(token);
    this.pictures.set(token, picture);
    return picture;
  }

  private async upload(token: string): Promise<string> {
    const { image } = await this.call<{ image: string }>('/api/product/vestrel-panda');
    const picture = await (await fetch(this.origin + image)).blob();
    const { key } = await this.call<{ key: string }>('/api/upload-key', token);
    const body = new FormData();
    body.append('image', picture, 'watch.webp');
    const answer = await fetch(`${this.origin}/images?key=${key}`, { method: 'POST', body });
    const uploaded = (await answer.json()) as { data?: { url: string } };
    if (!uploaded.data) throw new Error(`The picture was refused: ${answer.status}`);
    return uploaded.data.url;
  }

  /** Books a product for somebody. */
  async book({ token }: Member, productId: string) {
    return this.call<{ insertedId: string }>('/api/book-product', token, 'POST', {
      productId,
      phoneNumber: '01712345678',
      meetingLocation: 'Under the station clock',
    });
  }

  /** Lists a product, among the advertisements unless told otherwise. */
  async sell(seller: Member, changes: Partial<Wares> = {}, advertised = true) {
    const product = { ...wares(), image: await this.picture(seller), ...changes };
    const { insertedId } = await this.call<{ insertedId: string }>(
      '/api/products',
      seller.token,
      'POST',
      product,
    );
    if (advertised) {
      await this.call(`/api/products/advertise/${insertedId}`, seller.token, 'PUT', {
        advertise: false,
      });
    }
    return { ...product, _id: insertedId };
  }
}
