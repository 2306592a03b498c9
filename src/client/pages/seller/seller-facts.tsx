import { HStack, Heading, Stack, Text } from '@chakra-ui/react';
import type { Seller } from '../../../contract/selling/seller';
import { pluralize } from '../../../contract/text/pluralize';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { localDateFormat, useDateLocale } from '../../components/dates/local-format';
import { UserAvatar } from '../../components/people/user-avatar';
import { SellerBadge } from '../../components/people/verified-badge';
import { shopName } from '../../services/configuration';

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
  sold === 0 ? 'No watch sold yet' : `${pluralize(sold, 'watch')} sold`;

/** The public facts of a seller. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const { displayName, photoURL, verified, verifiedAt, memberSince, sold } = seller;
  useDateLocale();
  const { day, month } = useIsHydrated() ? localFormats : prerenderFormats;
  const verifiedDate = formatIfValid(day, verifiedAt);
  const since = formatIfValid(month, memberSince);
  return (
    <HStack gap={{ base: '4', md: '6' }} align="start">
      <UserAvatar name={displayName} photoURL={photoURL} size={{ base: 'xl', md: '2xl' }} />
      <Stack gap="2" minWidth="0">
        <Heading as="h1" textStyle="pageTitle">
          <bdi>{displayName}</bdi> {verified && <SellerBadge />}
        </Heading>
        {verified && (
          <Text>
            {`${verifiedDate ? `Verified on ${verifiedDate}` : 'Verified'}: a ${shopName()} administrator has checked this seller's identity.`}
          </Text>
        )}
        <Text color="fg.muted">
          {`${since ? `Member since ${since} · ` : ''}${formatSoldCount(sold)}`}
        </Text>
      </Stack>
    </HStack>
  );
}
