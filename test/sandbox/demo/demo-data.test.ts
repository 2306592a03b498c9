import { parseFieldValue } from '../../../src/contract/selling/field-value';
import type { WatchAttribute } from '../../../src/contract/selling/product-fields';
import { isPhoneNumber } from '../../../src/contract/text/phone-forms';
import { demoAccounts } from '../../../src/sandbox/demo/demo-accounts';
import { demoOrders, demoWishes } from '../../../src/sandbox/demo/demo-activity';
import { demoConversations } from '../../../src/sandbox/demo/demo-conversations';
import { demoAttributes } from '../../../src/sandbox/demo/demo-attributes';
import { demoBuyers } from '../../../src/sandbox/demo/demo-buyers';
import { demoCategories } from '../../../src/sandbox/demo/demo-categories';
import { demoPeople } from '../../../src/sandbox/demo/demo-people';
import { demoProducts } from '../../../src/sandbox/demo/demo-products';
import { demoSellers } from '../../../src/sandbox/demo/demo-sellers';

const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the demo data', () => {
  it('uses each id once', () => {
    for (const list of [demoCategories, demoPeople, demoProducts, demoOrders, demoWishes]) {
      expect(new Set(getIds(list)).size).toBe(list.length);
    }
  });

  it('assigns every product to an existing category, and fills every category', () => {
    const usedCategories = new Set(demoProducts.map(({ category }) => category));
    expect([...usedCategories].sort()).toEqual(getIds(demoCategories).sort());
  });

  it('describes every category in 120 to 250 characters', () => {
    for (const { description } of demoCategories) {
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(250);
    }
  });

  it('gives every product a seller with a phone number', () => {
    const sellers: Map<string, string> = new Map(
      demoSellers.map(({ id, mobileNumber }) => [id, mobileNumber]),
    );
    for (const { seller } of demoProducts) {
      expect(isPhoneNumber(sellers.get(seller) ?? '')).toBe(true);
    }
  });

  it('sells used products below their original price', () => {
    for (const { sellingPrice, originalPrice } of demoProducts) {
      expect(`${originalPrice} ${sellingPrice}`).toMatch(/^\d+ \d+$/);
      expect(Number(sellingPrice)).toBeLessThan(Number(originalPrice));
    }
  });

  it('states attributes of existing products, as the server stores them', () => {
    for (const [id, attributes] of Object.entries(demoAttributes)) {
      expect(getIds(demoProducts)).toContain(id);
      for (const [name, value] of Object.entries(attributes ?? {})) {
        expect([name, parseFieldValue(name as WatchAttribute, value)]).toEqual([name, { value }]);
      }
    }
  });

  it('describes each product in two or three sentences of its own', () => {
    for (const { description } of demoProducts) {
      expect(description.split(/[.:] |\.$/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(demoProducts.map(({ description }) => description)).size).toBe(
      demoProducts.length,
    );
  });

  it('advertises about a dozen products, none of them booked', () => {
    const advertisedProducts = demoProducts.filter((product) => product.advertised);
    expect(advertisedProducts.length).toBeGreaterThanOrEqual(10);
    expect(advertisedProducts.length).toBeLessThanOrEqual(14);
    const bookedProducts = new Set<string>(demoOrders.map(({ product }) => product));
    expect(advertisedProducts.filter(({ id }) => bookedProducts.has(id))).toEqual([]);
  });

  it('leaves the demo buyer one unpaid order, and books no product twice', () => {
    const ordersOfDemoBuyer = demoOrders.filter(({ buyer }) => buyer === demoBuyers[0].id);
    expect(ordersOfDemoBuyer.filter((order) => order.paidHoursAgo === undefined)).toHaveLength(1);
    expect(new Set(demoOrders.map(({ product }) => product)).size).toBe(demoOrders.length);
    for (const { phoneNumber } of demoOrders) expect(isPhoneNumber(phoneNumber)).toBe(true);
  });

  it('books no product before it was listed', () => {
    const ages = new Map<string, number>(demoProducts.map(({ id, hoursAgo }) => [id, hoursAgo]));
    for (const { product, hoursAgo } of [...demoOrders, ...demoWishes]) {
      expect(hoursAgo).toBeLessThan(ages.get(product) ?? 0);
    }
  });

  it('gives the demo buyer and the demo seller a conversation with an unread message each', () => {
    const sellers = new Map<string, string>(demoProducts.map(({ id, seller }) => [id, seller]));
    for (const { buyer, product } of demoConversations) {
      expect([buyer, sellers.get(product)]).toEqual([demoBuyers[0].id, demoSellers[0].id]);
    }
    const lastSenders = demoConversations.map(({ messages }) => messages.at(-1)?.from);
    expect(lastSenders.sort()).toEqual(['buyer', 'seller']);
  });

  it('asks about no product before it was listed, and sends messages in order', () => {
    const ages = new Map<string, number>(demoProducts.map(({ id, hoursAgo }) => [id, hoursAgo]));
    for (const { product, messages } of demoConversations) {
      const times = messages.map(({ hoursAgo }) => hoursAgo);
      expect(times).toEqual([...times].sort((one, next) => next - one));
      expect(times[0]).toBeLessThan(ages.get(product) ?? 0);
    }
  });

  it('has an account for each role, with a password that the identity service accepts', () => {
    const rolesByEmail = new Map(demoPeople.map(({ email, role }) => [email, role]));
    expect(demoAccounts.map(({ email }) => rolesByEmail.get(email))).toEqual([
      'buyer',
      'seller',
      'Admin',
      'moderator',
    ]);
    for (const { password } of demoPeople) expect(password.length).toBeGreaterThanOrEqual(6);
  });
});
