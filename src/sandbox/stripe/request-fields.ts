import { cardLimits } from '../../contract/payments/card-limits';
import { shopCurrency } from '../../contract/payments/currencies';
import { formatMoney } from '../../contract/payments/money';
import type { PaymentIntent } from './payment-intent';
import { createInvalidRequestError } from './stripe-error';
import type { Card } from './test-cards';

export function getRequired(fields: URLSearchParams, param: string): string {
  const value = fields.get(param);
  if (!value) {
    throw createInvalidRequestError(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  return value;
}

function parseAmount(fields: URLSearchParams, param: string): number {
  const text = getRequired(fields, param);
  if (!/^\d{1,15}$/.test(text)) {
    throw createInvalidRequestError(`Invalid integer: ${text}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  const amount = Number(text);
  const currency = fields.get('currency') ?? shopCurrency();
  const { smallest, largest } = cardLimits(currency);
  const show = (limit: number) => formatMoney({ amount: limit, currency }, 'en');
  if (amount < smallest) {
    throw createInvalidRequestError(`Amount must be at least ${show(smallest)} ${currency}`, {
      code: 'amount_too_small',
      param,
    });
  }
  if (amount > largest) {
    throw createInvalidRequestError(`Amount must be no more than ${show(largest)}`, {
      code: 'amount_too_large',
      param,
    });
  }
  return amount;
}

/** Parses an amount that may be below the minimum of a charge, such as that of a refund. */
export function parsePositiveAmount(fields: URLSearchParams): number {
  const amount = Number(getRequired(fields, 'amount'));
  if (!Number.isSafeInteger(amount) || amount < 1) {
    throw createInvalidRequestError('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  return amount;
}

export function parseMetadata(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}

function parseCaptureMethod(fields: URLSearchParams): PaymentIntent['capture_method'] {
  const method = fields.get('capture_method') ?? 'automatic_async';
  if (method !== 'manual' && method !== 'automatic' && method !== 'automatic_async') {
    throw createInvalidRequestError(`Invalid capture_method: ${method}`, {
      param: 'capture_method',
    });
  }
  return method;
}

export function parseNewIntent(fields: URLSearchParams) {
  return {
    amount: parseAmount(fields, 'amount'),
    capture_method: parseCaptureMethod(fields),
    currency: getRequired(fields, 'currency').toLowerCase(),
    description: fields.get('description'),
    metadata: parseMetadata(fields),
    receipt_email: fields.get('receipt_email'),
  };
}

export function parseIntentChanges(fields: URLSearchParams) {
  return {
    ...(fields.has('amount') && { amount: parseAmount(fields, 'amount') }),
    ...(fields.has('description') && { description: fields.get('description') }),
    metadata: parseMetadata(fields),
  };
}

export function parseAmountToCapture(fields: URLSearchParams): number | undefined {
  return fields.has('amount_to_capture') ? parseAmount(fields, 'amount_to_capture') : undefined;
}

export function parseRefund(fields: URLSearchParams) {
  return {
    intentId: getRequired(fields, 'payment_intent'),
    amount: fields.has('amount') ? parsePositiveAmount(fields) : undefined,
    metadata: parseMetadata(fields),
  };
}

export interface ParsedReversal {
  /** By default what is left of the transfer. */
  amount?: number;
  metadata: Record<string, string>;
}

export function parseReversal(fields: URLSearchParams): ParsedReversal {
  return {
    ...(fields.has('amount') && { amount: parsePositiveAmount(fields) }),
    metadata: parseMetadata(fields),
  };
}

export function parseListLimit(fields: URLSearchParams): number {
  const limit = Number(fields.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw createInvalidRequestError(`Invalid integer: ${fields.get('limit')}`, { param: 'limit' });
  }
  return limit;
}

export function parseRefundListQuery(fields: URLSearchParams) {
  const limit = parseListLimit(fields);
  return { intentId: getRequired(fields, 'payment_intent'), limit };
}

export function parseCard(fields: URLSearchParams): Card {
  const prefix = 'payment_method_data[card]';
  const year = Number(getRequired(fields, `${prefix}[exp_year]`));
  return {
    number: getRequired(fields, `${prefix}[number]`).replace(/[\s-]/g, ''),
    expiryMonth: Number(getRequired(fields, `${prefix}[exp_month]`)),
    expiryYear: year < 100 ? 2000 + year : year,
    securityCode: getRequired(fields, `${prefix}[cvc]`),
  };
}
