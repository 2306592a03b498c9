import { Badge, HStack, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ListedPerson } from '../../../../../contract/console/person';
import { EmailAddress } from '../../../../components/people/email-address';
import { UserAvatar } from '../../../../components/people/user-avatar';
import { DateTime } from '../../../../components/product/date-time';
import type { Column } from '../../../../components/records/records-table';
import { paths } from '../../../../services/paths/paths';
import { describeRole } from './describe-role';

/** The columns of a table of people, with links to their pages. */
export const personColumns: readonly Column<ListedPerson>[] = [
  {
    heading: 'Name',
    cardArea: 'title',
    cell: ({ _id, displayName, photoURL }) => (
      <HStack gap="3">
        <UserAvatar name={displayName} photoURL={photoURL} />
        <ChakraLink asChild minWidth="0" minHeight="6">
          <Link to={paths.user(_id)}>
            <bdi>{displayName || 'No name'}</bdi>
          </Link>
        </ChakraLink>
      </HStack>
    ),
  },
  {
    heading: 'Email',
    cardArea: 'value',
    cell: ({ email }) =>
      email ? (
        <Text overflowWrap="anywhere">
          <EmailAddress email={email} />
        </Text>
      ) : (
        email === null && 'Hidden'
      ),
  },
  { heading: 'Role', cardArea: 'value', cell: describeRole },
  {
    heading: 'Status',
    cardArea: 'value',
    cell: ({ suspended, deleted }) =>
      suspended ? <Badge colorPalette="red">Suspended</Badge> : deleted && <Badge>Deleted</Badge>,
  },
  { heading: 'Registered', cell: ({ registeredAt }) => <DateTime date={registeredAt} /> },
];
