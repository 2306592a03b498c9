import { setTimeout as wait } from 'node:timers/promises';
import { Journal } from '../../server/crash/journal';
import type { Marketplace } from '../../server/crash/marketplace';
import type { Random } from '../../server/crash/support/random';
import { writeUntilCrash } from '../../server/crash/writer';
import type { Person } from '../../server/support/records';
import type { StripeDouble } from '../../server/support/stripe-double';
import { onPrimary } from '../machines/cluster';
import type { Acknowledgements } from './acknowledgements';
import { PatientConversation } from './conversation';
import { OpenPage } from './open-page';
import { readIds, register, signIn } from './register';

const sellers = 8;
const buyers = 24;
/** Of each side. */
const pages = 3;

/** Milliseconds. */
const pace = 250;
const newcomerPace = 2_000;
const renewal = 240_000;

/** All who use the shop: they sign up, list, wish, book, pay, change their minds and look on. */
export class Crowd {
  private readonly newcomers: Person[] = [];
  private pages: OpenPage[] = [];
  private conversations: PatientConversation[] = [];
  private working: Promise<unknown> = Promise.resolve();
  private renewed = performance.now();

  private constructor(
    readonly marketplace: Marketplace,
    private readonly shops: string[],
    private readonly acknowledgements: Acknowledgements,
  ) {}

  static async gather(shops: string[], stripe: StripeDouble, acknowledgements: Acknowledgements) {
    const conversation = new PatientConversation(shops, acknowledgements, 0);
    const all: Person[] = [];
    const some = async (count: number, role: 'seller' | 'buyer') => {
      for (let index = 0; index < count; index += 1) all.push(await register(conversation, role));
      return all.slice(-count);
    };
    const marketplace: Marketplace = {
      journal: new Journal(),
      stripe,
      sellers: await some(sellers, 'seller'),
      buyers: await some(buyers, 'buyer'),
      admin: (await some(1, 'buyer'))[0]!,
      categoryId: await addCategory(),
    };
    await readIds(all, marketplace.admin);
    return new Crowd(marketplace, shops, acknowledgements);
  }

  openPages(): void {
    const { sellers, buyers } = this.marketplace;
    const looked = (person: Person, path: string) => {
      const conversation = new PatientConversation(this.shops, this.acknowledgements, 0);
      return new OpenPage(this.shops, person, path, conversation);
    };
    this.pages = [
      ...buyers
        .slice(0, pages)
        .flatMap((buyer) => [
          looked(buyer, `/api/myorders/${buyer.uid}?ended=true`),
          looked(buyer, '/api/notifications'),
        ]),
      ...sellers.slice(0, pages).map((seller) => looked(seller, '/api/sales')),
    ];
    for (const page of this.pages) page.open();
  }

  closePages(): void {
    for (const page of this.pages) page.close();
  }

  /** Those that do not show what is there. */
  async wrongPages(): Promise<string[]> {
    const right = await Promise.all(this.pages.map((page) => page.isRight()));
    return this.pages.filter((_page, index) => !right[index]).map(({ path }) => path);
  }

  begin(random: Random): void {
    const { marketplace } = this;
    this.conversations = [];
    this.working = Promise.all([
      ...marketplace.sellers.map((seller, index) =>
        writeUntilCrash({
          ...marketplace,
          seller,
          random: random.fork(),
          conversation: this.conversation(pace, index),
        }),
      ),
      this.keepComing(this.conversation(newcomerPace)),
    ]);
  }

  /** Resolves once everybody has got their answer. */
  async end(): Promise<void> {
    for (const conversation of this.conversations) conversation.isOver = true;
    await this.working;
    if (performance.now() - this.renewed < renewal) return;
    this.renewed = performance.now();
    const conversation = this.conversation(0);
    const { sellers, buyers, admin } = this.marketplace;
    for (const person of [...sellers, ...buyers, admin]) await signIn(conversation, person);
  }

  /** Of those who came while something was broken, everybody must be there. */
  async checkNewcomers(): Promise<void> {
    await readIds(this.newcomers, this.marketplace.admin);
  }

  conversation(ownPace: number, index = 0): PatientConversation {
    const shop = index % this.shops.length;
    const one = new PatientConversation(this.shops, this.acknowledgements, ownPace, shop);
    this.conversations.push(one);
    return one;
  }

  private async keepComing(conversation: PatientConversation): Promise<void> {
    while (!conversation.isOver) {
      this.newcomers.push(await register(conversation, 'buyer'));
      await wait(0);
    }
  }
}

async function addCategory(): Promise<string> {
  return onPrimary(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into categories (name, description) values ('Dress watches', 'Worn with a cuff.') returning id`,
    );
    return rows[0]!.id;
  });
}
