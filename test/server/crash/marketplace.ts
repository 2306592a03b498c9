import { openDatabase, type DatabaseLocation } from '../../../src/sandbox/database/open-database';
import { addCategory, addPerson, type Person } from '../support/records';
import { startStripeDouble, type StripeDouble } from '../support/stripe-double';
import { Journal } from './journal';

/** What outlives every crash. */
export interface Marketplace {
  journal: Journal;
  stripe: StripeDouble;
  categoryId: string;
  sellers: Person[];
  buyers: Person[];
  admin: Person;
}

/** Fills a new database with people and a category. */
export async function openMarketplace(location: DatabaseLocation): Promise<Marketplace> {
  const database = await openDatabase(location);
  const people = (count: number, role: 'seller' | 'buyer') =>
    Promise.all(Array.from({ length: count }, () => addPerson(database, role)));
  const marketplace = {
    journal: new Journal(),
    stripe: await startStripeDouble(),
    categoryId: await addCategory(database),
    sellers: await people(8, 'seller'),
    buyers: await people(12, 'buyer'),
    admin: await addPerson(database, 'Admin'),
  };
  await database.close();
  return marketplace;
}
