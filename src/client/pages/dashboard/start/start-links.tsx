import { Grid, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { isTradingRole } from '../../../../contract/accounts/has-role';
import type { Role } from '../../../../contract/accounts/user';
import { useUnreadConversationsQuery } from '../../../api/conversations-api';
import { useUnseenNotificationsQuery } from '../../../api/notifications-api';
import { hasCapability } from '../../../services/configuration';
import { menuLinks } from '../../../services/paths/menu-links';
import { paths } from '../../../services/paths/paths';

interface StartLinksProps {
  role: Role;
  /** The text below each link, by path; undefined until loaded. */
  summaries: Record<string, string | undefined>;
}

/** Links to the pages of a role, each with a text below it, such as a count. */
export function StartLinks({ role, summaries }: StartLinksProps) {
  const { data: unseen } = useUnseenNotificationsQuery(undefined, {
    skip: !hasCapability('extensions'),
  });
  const { data: unread } = useUnreadConversationsQuery(undefined, {
    skip: !isTradingRole(role) || !hasCapability('extensions'),
  });
  const allSummaries: typeof summaries = {
    ...summaries,
    [paths.notifications]: unseen && `${unseen.count} new`,
    [paths.messages]: unread && `${unread.count} unread`,
  };
  return (
    <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {menuLinks(role).map(({ label, to }) => (
        <ChakraLink
          key={to}
          asChild
          display="block"
          padding="5"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          textDecoration="none"
          _hover={{ boxShadow: 'md' }}
        >
          <Link to={to}>
            <Text textStyle="cardTitle">{label}</Text>
            {/* Reserves the height of the line until it has loaded. */}
            <Text color="fg.muted" textStyle="sm" minHeight="5">
              {allSummaries[to]}
            </Text>
          </Link>
        </ChakraLink>
      ))}
    </Grid>
  );
}
