import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newProduct, type TestUser } from '../server/support/records';

interface Trade {
  origin: string;
  seller: TestUser;
  /** Many, because of the limits of one person. */
  buyers: TestUser[];
  categoryId: string;
  /** A photo that the seller has uploaded. */
  image: string;
}

/** The people who buy and write at the same time. */
const loopCount = 4;

interface Answer {
  insertedId?: string;
}

/**
 * Sells, books and writes until stopped. As the client does, it repeats a request without an answer, with the same
 * idempotency key.
 */
export function startTraffic({ origin, seller, buyers, categoryId, image }: Trade) {
  const failures: string[] = [];
  const sold = new Set<string>();
  let started = 0;
  /** Milliseconds from the first attempt of a request to its acknowledgement. */
  let longest = 0;
  let isOver = false;

  async function send(user: TestUser, path: string, body: object): Promise<Answer | undefined> {
    const key = randomUUID();
    const sentAt = performance.now();
    for (;;) {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${user.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch(() => undefined);
      if (response?.status === 200) {
        longest = Math.max(longest, performance.now() - sentAt);
        return JSON.parse(response.text) as Answer;
      }
      if (response && response.status < 500) {
        failures.push(`${path}: ${response.status} ${response.text}`);
        return undefined;
      }
      await wait(100);
    }
  }

  async function sellOne(): Promise<void> {
    const number = (started += 1);
    const buyer = buyers[number % buyers.length]!;
    const productId = (
      await send(seller, '/api/products', {
        ...newProduct,
        productName: `Watch ${number}`,
        category: categoryId,
        image,
      })
    )?.insertedId;
    if (productId === undefined) return;
    await send(buyer, '/api/conversations', {
      productId,
      messageId: randomUUID(),
      text: `A question about watch ${number}`,
    });
    await send(buyer, '/api/book-product', {
      productId,
      phoneNumber: '01712345678',
      meetingLocation: 'Station',
    });
    sold.add(productId);
  }

  const loops = Array.from({ length: loopCount }, async () => {
    while (!isOver) await sellOne();
  });
  return {
    failures,
    sold,
    longestSeconds: () => longest / 1_000,
    /** Resolves once every person has bought something more. */
    async progress(): Promise<void> {
      const countBefore = sold.size;
      while (sold.size < countBefore + 2 * loopCount) await wait(50);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
