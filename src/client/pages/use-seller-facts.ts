import type { Seller } from '../../contract/selling/seller';
import { pluralize } from '../../contract/text/pluralize';
import { inGoodsWords } from '../../contract/website/goods-words';
import { formatRating } from '../../contract/trust/format-rating';
import { localDateFormat, useDateLocale } from '../components/dates/local-format';
import { useIsHydrated } from '../hydration/use-is-hydrated';

const dayFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
const monthFormat: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
/** Formats for prerendering, when the user's time zone and locale are unknown. */
const prerenderFormats = {
  day: new Intl.DateTimeFormat('en', { ...dayFormat, timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { ...monthFormat, timeZone: 'UTC' }),
};
/** Formats in the user's time zone and locale. */
const localFormats = {
  day: localDateFormat(dayFormat),
  month: localDateFormat(monthFormat),
};

/** Returns the formatted date; undefined if it is null or invalid. */
function formatIfValid(
  format: Pick<Intl.DateTimeFormat, 'format'>,
  date: string | null,
): string | undefined {
  const time = new Date(date ?? NaN);
  return Number.isNaN(time.getTime()) ? undefined : format.format(time);
}

const formatSoldCount = (sold: number) =>
  sold === 0 ? inGoodsWords('No watch sold yet') : `${pluralize(sold, 'watch')} sold`;

/** Half of the seller's questions were answered in this time; undefined if it is more than a week. */
function formatAnswerTime(minutes: number | null | undefined): string | undefined {
  if (typeof minutes !== 'number') return undefined;
  if (minutes <= 60) return 'Usually answers within an hour';
  const hours = Math.ceil(minutes / 60);
  if (hours <= 24) return `Usually answers within ${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days <= 7 ? `Usually answers within ${days} days` : undefined;
}

/** Returns what buyers want to know of a seller, as texts. */
export function useSellerFacts(seller: Seller) {
  const { verifiedAt, memberSince, sold, cancelled = 0, rating, answerMinutes } = seller;
  useDateLocale();
  const { day, month } = useIsHydrated() ? localFormats : prerenderFormats;
  const since = formatIfValid(month, memberSince);
  const answers = formatAnswerTime(answerMinutes);
  return {
    verifiedDate: formatIfValid(day, verifiedAt),
    facts: [
      ...(rating ? [`★ ${formatRating(rating)} from ${rating.count} reviews`] : []),
      ...(since ? [`Member since ${since}`] : []),
      formatSoldCount(sold),
      ...(cancelled > 0
        ? [`${pluralize(cancelled, 'sale')} cancelled or not sent by the seller`]
        : []),
      ...(answers ? [answers] : []),
    ],
  };
}
