/** Stripe's rules for a currency (https://docs.stripe.com/currencies), in the smallest unit that Stripe counts. */
interface CurrencyRules {
  /** The decimal places of that unit. They may differ from those of ISO 4217. */
  decimals: 0 | 2 | 3;
  /** Prices are multiples of it. */
  step: 1 | 10 | 100;
  /** Stripe's minimum of a charge, or where Stripe publishes none, about 0.60 US dollars. */
  smallestCharge: number;
}

const hundredths = (smallestCharge: number): CurrencyRules => ({
  decimals: 2,
  step: 1,
  smallestCharge,
});
const whole = (smallestCharge: number): CurrencyRules => ({ decimals: 0, step: 1, smallestCharge });
/** Stripe counts hundredths, but charges (ISK, UGX) or pays out (HUF, TWD) whole units only. */
const wholeInHundredths = (smallestCharge: number): CurrencyRules => ({
  decimals: 2,
  step: 100,
  smallestCharge,
});
/** The last of the three digits must be 0. */
const thousandths = (smallestCharge: number): CurrencyRules => ({
  decimals: 3,
  step: 10,
  smallestCharge,
});

const currencies = {
  usd: hundredths(50),
  eur: hundredths(50),
  gbp: hundredths(30),
  chf: hundredths(50),
  aed: hundredths(200),
  aud: hundredths(50),
  bhd: thousandths(250),
  brl: hundredths(50),
  cad: hundredths(50),
  czk: hundredths(1500),
  dkk: hundredths(250),
  hkd: hundredths(400),
  huf: wholeInHundredths(17_500),
  ils: hundredths(50),
  inr: hundredths(50),
  isk: wholeInHundredths(10_000),
  jod: thousandths(450),
  jpy: whole(50),
  krw: whole(50),
  kwd: thousandths(200),
  mxn: hundredths(1000),
  myr: hundredths(200),
  nok: hundredths(300),
  nzd: hundredths(50),
  omr: thousandths(250),
  php: hundredths(50),
  pln: hundredths(200),
  ron: hundredths(200),
  sek: hundredths(300),
  sgd: hundredths(50),
  thb: hundredths(1000),
  twd: wholeInHundredths(2000),
  ugx: wholeInHundredths(250_000),
  zar: hundredths(50),
} as const satisfies Record<string, CurrencyRules>;

/** The currencies in which a shop can sell, in lower case as Stripe spells them. */
export const supportedCurrencies: readonly string[] = Object.keys(currencies);

/** That of the specification. */
export const defaultCurrency = 'usd';

let shopCurrencyCode: string = defaultCurrency;

/** Sets the currency of this shop, or the default one. A process serves one shop. */
export function setShopCurrency(currency: string | undefined): void {
  shopCurrencyCode = currency ?? defaultCurrency;
}

/** The currency of new prices. A product keeps the one in which it was listed. */
export const shopCurrency = (): string => shopCurrencyCode;

/** Returns the rules of a currency. A payment of another server may have any currency: it is taken for one with cents. */
export function currencyRules(currency: string): CurrencyRules {
  const rules: Partial<Record<string, CurrencyRules>> = currencies;
  return rules[currency.toLowerCase()] ?? hundredths(50);
}

/** Whether no fraction of the currency's main unit can be paid. */
export function isWhole(currency: string): boolean {
  const { decimals, step } = currencyRules(currency);
  return step >= 10 ** decimals;
}

/** Words for a currency that are neither its code, its symbol nor its name. */
export const spokenNames: Partial<Record<string, string[]>> = {
  usd: ['bucks', 'buck'],
  gbp: ['quid'],
  inr: ['rs', 'rs.'],
};
