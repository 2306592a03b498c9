import { randomUUID } from 'node:crypto';
import { newAccount, type Account } from '../accounts';
import { demoUser } from './visits';

export interface Member extends Account {
  uid: string;
  identityToken: string;
  /** The marketplace's own token. */
  token: string;
}

export interface ProductInput {
  productName: string;
  originalPrice: string;
  sellingPrice: string;
  category: string;
  condition: string;
  location: string;
  description: string;
  yearOfPurchase: string;
  mobileNumber: string;
  deliveries?: string;
  shippingPrice?: string;
}

let productCount = 0;

/** Valid input for the form Add a Product, with a unique name. */
export function productInput(): ProductInput {
  productCount += 1;
  return {
    productName: `Specimen ${Date.now().toString(36)}-${productCount}`,
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

/** Creates users, products and orders over the API, which is faster than in the browser. */
export class Shop {
  /** URLs of uploaded pictures by the seller's access token. */
  private readonly pictureUrls = new Map<string, Promise<string>>();

  constructor(readonly origin: string) {}

  async call<Result>(path: string, token = '', method = 'GET', body?: object): Promise<Result> {
    const { status, result } = await this.attempt(path, token, method, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(result)}`);
    return result as Result;
  }

  /** Does not throw on an error status. */
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
    return { status: response.status, result: text ? (JSON.parse(text) as unknown) : null };
  }

  private async callIdentityService(
    action: 'signUp' | 'signInWithPassword',
    account: Account,
    photoUrl = '',
  ) {
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

  private async fetchAccessToken(
    account: Account,
    uid: string,
    identityToken: string,
  ): Promise<Member> {
    const { accessToken } = await this.call<{ accessToken: string }>(
      `/api/jwt?email=${encodeURIComponent(account.email)}`,
      identityToken,
    );
    return { ...account, uid, identityToken, token: accessToken };
  }

  /** Registers a new user. After a first social sign-in, a user has no role yet: `null`. */
  async register(
    role: 'buyer' | 'seller' | null,
    name = 'Nova Newcomer',
    photoURL = '',
  ): Promise<Member> {
    const account = newAccount(name);
    const { localId: uid, idToken } = await this.callIdentityService('signUp', account, photoURL);
    const user = { uid, email: account.email, displayName: name, photoURL };
    await this.call('/api/user', idToken, 'POST', { ...user, ...(role && { role }) });
    return this.fetchAccessToken(account, uid, idToken);
  }

  /** Requests the confirmation email and opens its link. */
  async confirmEmail({ email, identityToken }: Member): Promise<void> {
    await this.call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any', '', 'POST', {
      requestType: 'VERIFY_EMAIL',
      idToken: identityToken,
    });
    const emails = await (await fetch(`${this.origin}/sandbox/mail`)).text();
    const [, message = ''] = emails.split(`To ${email},`);
    const [, link = ''] = /href="([^"]+)"/.exec(message) ?? [];
    const response = await fetch(this.origin + link.replaceAll('&#38;', '&'));
    if (!response.ok)
      throw new Error(`The link in the email to ${email} failed: ${response.status}`);
  }

  /** Also signs in again, because the server reads the confirmation from a new identity token. */
  async confirmAndSignIn(member: Member): Promise<Member> {
    await this.confirmEmail(member);
    const { localId, idToken } = await this.callIdentityService('signInWithPassword', member);
    return this.fetchAccessToken(member, localId, idToken);
  }

  async signIn(role: Parameters<typeof demoUser>[0]): Promise<Member> {
    const account = demoUser(role);
    const { localId, idToken } = await this.callIdentityService('signInWithPassword', account);
    return this.fetchAccessToken(account, localId, idToken);
  }

  /** A product may only have pictures that its seller uploaded. */
  private getPictureUrl({ token }: Member): Promise<string> {
    const url = this.pictureUrls.get(token) ?? this.uploadPicture(token);
    this.pictureUrls.set(token, url);
    return url;
  }

  private async uploadPicture(token: string): Promise<string> {
    const { image } = await this.call<{ image: string }>('/api/product/vestrel-panda');
    const picture = await (await fetch(this.origin + image)).blob();
    const { key } = await this.call<{ key: string }>('/api/upload-key', token);
    const body = new FormData();
    body.append('image', picture, 'watch.webp');
    const response = await fetch(`${this.origin}/images?key=${key}`, { method: 'POST', body });
    const uploaded = (await response.json()) as { data?: { url: string } };
    if (!uploaded.data) throw new Error(`The upload was rejected: ${response.status}`);
    return uploaded.data.url;
  }

  async book({ token }: Member, productId: string) {
    return this.call<{ insertedId: string }>('/api/book-product', token, 'POST', {
      productId,
      phoneNumber: '01712345678',
      meetingLocation: 'Under the station clock',
    });
  }

  /** Sends the seller of a product a message, which starts the buyer's conversation. */
  async ask({ token }: Member, productId: string, text: string) {
    return this.call<{ conversationId: string }>('/api/conversations', token, 'POST', {
      productId,
      messageId: randomUUID(),
      text,
    });
  }

  async listProduct(seller: Member, changes: Partial<ProductInput> = {}) {
    const product = { ...productInput(), image: await this.getPictureUrl(seller), ...changes };
    const { insertedId } = await this.call<{ insertedId: string }>(
      '/api/products',
      seller.token,
      'POST',
      product,
    );
    return { ...product, _id: insertedId };
  }

  /** Lists a product and adds it to the advertisements. */
  async advertiseProduct(seller: Member, changes: Partial<ProductInput> = {}) {
    const product = await this.listProduct(seller, changes);
    await this.call(`/api/products/advertise/${product._id}`, seller.token, 'PUT', {
      advertise: false,
    });
    return product;
  }
}
