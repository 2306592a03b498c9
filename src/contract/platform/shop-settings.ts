import * as z from 'zod/mini';
import { inGoodsWords } from '../website/goods-words';
import type { NumberSetting } from './number-setting';
import { numberSettings, type NumberSettingName } from './number-settings';
import { toSingleLine } from '../text/single-line';
import { placesSchema } from '../finding/known-place';
import { searchWordsSchema } from '../finding/search-words';
import { feeSettingsSchema } from '../payments/fee-settings';
import { isIban, normalizeIban } from '../payments/iban';
import { payoutAccountFields } from '../payments/payout-account';
import { requiredText } from '../text/text';
import { timeZoneSchema } from '../text/time-zone';
import { brandSchemas } from './brand-settings';

/** The maximum length of the shop's name, which stands beside the logo. */
const maxShopNameLength = 40;

const emailPattern = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/;

const consentForms = ['notice', 'checkbox'] as const;

function numberSchema({ label, unit, min = 1, max }: NumberSetting) {
  const error = () =>
    inGoodsWords(`${label} must be a whole number from ${min} to ${max} (${unit}).`);
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const numberSchemas = Object.fromEntries(
  Object.entries(numberSettings).map(([name, setting]) => [name, numberSchema(setting)]),
) as Record<NumberSettingName, ReturnType<typeof numberSchema>>;

/** The settings that an admin changes while the shop runs. */
export const shopSettingsSchema = z.object({
  shopName: z.pipe(
    requiredText('Shop name is required.', maxShopNameLength),
    z.transform(toSingleLine),
  ),
  /** The email address at which people reach the operator; empty if there is none. */
  contactAddress: z.string('Contact address must be an email address.').check(
    z.trim(),
    z.refine(
      (text) => text === '' || emailPattern.test(text),
      'Contact address must be an email address.',
    ),
  ),
  /** The time zone of emails to people whose time zone is unknown. */
  timeZone: timeZoneSchema,
  /** How new users agree to the terms: by registering after a notice, or by a box that they tick. */
  consent: z.enum(consentForms, 'There is no such form of consent.'),
  ...brandSchemas,
  searchWords: searchWordsSchema,
  places: placesSchema,
  fees: feeSettingsSchema,
  /** The bank account from which the operator pays sellers by hand; empty without one. */
  bankHolder: z.string().check(z.trim(), z.maxLength(70, 'Account holder is too long.')),
  bankIban: z.pipe(
    z.pipe(z.string('IBAN must be a text.'), z.transform(normalizeIban)),
    z
      .string()
      .check(z.refine((iban) => iban === '' || isIban(iban), payoutAccountFields.iban.invalid)),
  ),
  ...numberSchemas,
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;
export type SettingName = keyof ShopSettings;

export const settingNames = Object.keys(shopSettingsSchema.shape) as SettingName[];

type ChangeSchemas = {
  [Name in SettingName]: z.ZodMiniOptional<
    z.ZodMiniNullable<(typeof shopSettingsSchema.shape)[Name]>
  >;
};

/** The changed settings; null returns a setting to its default. */
export const settingChangesSchema = z.object(
  Object.fromEntries(
    Object.entries(shopSettingsSchema.shape).map(([name, schema]) => [
      name,
      z.optional(z.nullable(schema as z.ZodMiniType)),
    ]),
  ) as ChangeSchemas,
);
export type SettingChanges = z.output<typeof settingChangesSchema>;

const numberValueSchemas = Object.fromEntries(
  Object.keys(numberSettings).map((name) => [name, z.number()]),
) as Record<NumberSettingName, z.ZodMiniNumber>;

const brandValueSchemas = Object.fromEntries(
  Object.keys(brandSchemas).map((name) => [name, z.string()]),
) as Record<keyof typeof brandSchemas, z.ZodMiniString>;

/** Settings as the server reports them. The environment may set larger numbers than the console. */
const settingValuesSchema = z.object({
  shopName: z.string(),
  contactAddress: z.string(),
  timeZone: z.string(),
  consent: z.enum(consentForms),
  ...brandValueSchemas,
  searchWords: z.string(),
  places: z.string(),
  fees: feeSettingsSchema,
  bankHolder: z.string(),
  bankIban: z.string(),
  ...numberValueSchemas,
});

/** A change of settings, and optionally the values that the admin has changed. */
export const settingChangesRequestSchema = z.extend(settingChangesSchema, {
  replaces: z.optional(z.partial(settingValuesSchema)),
});
export type SettingChangesRequest = z.output<typeof settingChangesRequestSchema>;

/** The settings in use, and their defaults. */
export const shopSettingsResponseSchema = z.object({
  settings: settingValuesSchema,
  defaults: settingValuesSchema,
});
export type ShopSettingsResponse = z.output<typeof shopSettingsResponseSchema>;
