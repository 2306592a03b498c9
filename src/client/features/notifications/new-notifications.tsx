import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { useUnseenNotificationsQuery } from '../../api/notifications-api';
import { useHasAccessToken } from '../../services/access-token';
import { countInWords, useAnnouncedCount } from './use-announced-count';

/** More often it need not be asked: whoever changes something themselves is told at once. */
const polled = { pollingInterval: 60_000, skipPollingIfUnfocused: true };
/** What fits on an avatar. */
const most = 99;

/** How many notifications nobody has seen yet, at the corner of what they belong to. */
export function NewNotifications() {
  // The header knows who is signing in before they have a token, and must not ask for another.
  const skip = !useHasAccessToken();
  const { data } = useUnseenNotificationsQuery(undefined, { ...polled, skip });
  useAnnouncedCount(data?.count);
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Badge
      position="absolute"
      // At the corner, so that initials stay readable.
      top="-1.5"
      insetEnd="-1.5"
      variant="solid"
      colorPalette="red"
      rounded="full"
      minWidth="4.5"
      height="4.5"
      paddingX="1"
      justifyContent="center"
      textStyle="2xs"
      fontWeight="700"
    >
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{countInWords(count)}</VisuallyHidden>
    </Badge>
  );
}
