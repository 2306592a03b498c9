import { Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUserRecordQuery } from '../../api/user-administration-api';
import { UserLink } from './user-link';

/** The user whose orders All Orders lists, and a link that removes this filter. */
export function OrdersUser({ id }: { id: string }) {
  const [search] = useSearchParams();
  const { currentData: user } = useUserRecordQuery(id);
  const ofAllUsers = new URLSearchParams(search);
  ofAllUsers.delete('user');
  ofAllUsers.delete('shown');
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {user ? (
        <Text>
          <span>Orders of </span>
          <UserLink name={user.displayName} id={id} />
        </Text>
      ) : (
        <Text>Orders of one user</Text>
      )}
      <ChakraLink asChild minHeight="6" variant="underline">
        <Link to={`?${ofAllUsers.toString()}`}>Show the orders of all users</Link>
      </ChakraLink>
    </Flex>
  );
}
