import type { PaymentIntent } from './payment-intent';
import { invalidRequest } from './stripe-error';
import type { Card } from './test-cards';

/** Stripe's limits for US dollars, in cents. */
const smallestAmount = 50;
const largestAmount = 99_999_999;

function required(fields: URLSearchParams, param: string): string {
  const value = fields.get(param);
  if (!value) {
    throw invalidRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  return value;
}

function amountOf(fields: URLSearchParams, param: string): number {
  const text = required(fields, param);
  if (!/^\d{1,15}$/.test(text)) {
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param });
  }
  const amount = Number(text);
  if (amount < smallestAmount) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  }
  if (amount > largestAmount) {
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param,
    });
  }
  return amount;
}

/** A partial amount may be below the minimum of a charge. */
function partOf(fields: URLSearchParams): number {
  const amount = Number(required(fields, 'amount'));
  if (!Number.isSafeInteger(amount) || amount < 1) {
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  return amount;
}

function metadataOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}

function captureMethodOf(fields: URLSearchParams): PaymentIntent['capture_method'] {
  const method = fields.get('capture_method') ?? 'automatic_async';
  if (method !== 'manual' && method !== 'automatic' && method !== 'automatic_async') {
    throw invalidRequest(`Invalid capture_method: ${method}`, { param: 'capture_method' });
  }
  return method;
}

export function readNewIntent(fields: URLSearchParams) {
  return {
    amount: amountOf(fields, 'amount'),
    capture_method: captureMethodOf(fields),
    currency: required(fields, 'currency').toLowerCase(),
    description: fields.get('description'),
    metadata: metadataOf(fields),
    receipt_email: fields.get('receipt_email'),
  };
}

export function readIntentChanges(fields: URLSearchParams) {
  return {
    ...(fields.has('amount') && { amount: amountOf(fields, 'amount') }),
    ...(fields.has('description') && { description: fields.get('description') }),
    metadata: metadataOf(fields),
  };
}

export function readAmountToCapture(fields: URLSearchParams): number | undefined {
  return fields.has('amount_to_capture') ? amountOf(fields, 'amount_to_capture') : undefined;
}

export function readRefund(fields: URLSearchParams) {
  return {
    intentId: required(fields, 'payment_intent'),
    amount: fields.has('amount') ? partOf(fields) : undefined,
  };
}

export function readRefundsWanted(fields: URLSearchParams) {
  const limit = Number(fields.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidRequest(`Invalid integer: ${fields.get('limit')}`, { param: 'limit' });
  }
  return { intentId: required(fields, 'payment_intent'), limit };
}

export function readCard(fields: URLSearchParams): Card {
  const prefix = 'payment_method_data[card]';
  const year = Number(required(fields, `${prefix}[exp_year]`));
  return {
    number: required(fields, `${prefix}[number]`).replace(/[\s-]/g, ''),
    expiryMonth: Number(required(fields, `${prefix}[exp_month]`)),
    expiryYear: year < 100 ? 2000 + year : year,
    securityCode: required(fields, `${prefix}[cvc]`),
  };
}
