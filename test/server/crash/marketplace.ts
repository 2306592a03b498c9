import { openDatabase, type DatabaseLocation } from '../../../src/sandbox/database/open-database';
import { addCategory, addUser, type TestUser } from '../support/records';
import { startStripeDouble, type StripeDouble } from '../support/stripe-double';
import { Journal } from './journal';

/** The users, the record of all requests and the Stripe double; a crash of the server does not affect them. */
export interface Marketplace {
  journal: Journal;
  stripe: StripeDouble;
  categoryId: string;
  sellers: TestUser[];
  buyers: TestUser[];
  admin: TestUser;
}

/** Fills a new database with users and a category. */
export async function createMarketplace(location: DatabaseLocation): Promise<Marketplace> {
  const database = await openDatabase(location);
  const users = (count: number, role: 'seller' | 'buyer') =>
    Promise.all(Array.from({ length: count }, () => addUser(database, role)));
  const marketplace = {
    journal: new Journal(),
    stripe: await startStripeDouble(),
    categoryId: await addCategory(database),
    sellers: await users(8, 'seller'),
    buyers: await users(12, 'buyer'),
    admin: await addUser(database, 'Admin'),
  };
  await database.close();
  return marketplace;
}
