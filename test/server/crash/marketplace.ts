import { openDatabase, type DatabaseLocation } from '../../../src/server/database/open-database';
import { addCategory, addPerson, type Person } from '../support/records';
import { startStripeStandIn, type StripeStandIn } from '../support/stripe-stand-in';
import { Journal } from './journal';

/** What outlives every crash. */
export interface Marketplace {
  journal: Journal;
  stripeStandIn: StripeStandIn;
  categoryId: string;
  sellers: Person[];
  buyers: Person[];
}

/** Fills a new database with people and a category. */
export async function openMarketplace(location: DatabaseLocation): Promise<Marketplace> {
  const database = await openDatabase(location);
  const people = (count: number, role: 'seller' | 'buyer') =>
    Promise.all(Array.from({ length: count }, () => addPerson(database, role)));
  const marketplace = {
    journal: new Journal(),
    stripeStandIn: await startStripeStandIn(),
    categoryId: await addCategory(database),
    sellers: await people(8, 'seller'),
    buyers: await people(12, 'buyer'),
  };
  await database.close();
  return marketplace;
}
