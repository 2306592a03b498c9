import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { createCharge, createPaymentMethod } from './charge';
import { changeBalance } from './connect-store';
import { saveCharge, saveIntent, savePaymentMethod } from './intent-store';
import { createIntent } from './payment-intent';

interface DemoPayment {
  id: string;
  productId: string;
  amount: number;
  currency: string;
}

/** Makes the emulator know the charges of the demo data, so that they can be refunded and transferred. */
export function addDemoCharges(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    const payments = await tx.query<DemoPayment>(sql`
      select intent_id as id, product_id as "productId", amount, currency from payments
      where intent_id like 'payment-of-%' and status = 'paid' and not exists (
        select 1 from sandbox.payment_intents where id = intent_id)
      order by intent_id`);
    for (const { id, productId, amount, currency } of payments) {
      const intent = {
        ...createIntent({
          ...{ amount, currency, capture_method: 'manual', metadata: { productId } },
          ...{ description: null, receipt_email: null },
        }),
        id,
      };
      const method = createPaymentMethod(demoCard);
      const charge = createCharge(intent, method);
      await savePaymentMethod(tx, method);
      await saveCharge(tx, charge);
      await saveIntent(tx, {
        ...{ ...intent, status: 'succeeded', amount_received: amount },
        ...{ payment_method: method.id, latest_charge: charge.id },
      });
      await changeBalance(tx, {
        ...{ owner: 'platform', amount, currency, source: charge.id },
        ...{ type: 'charge', reportingCategory: 'charge' },
      });
    }
  });
}

const demoCard = {
  ...{ number: '4242424242424242', securityCode: '123' },
  ...{ expiryMonth: 12, expiryYear: 2040 },
};
