import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PersonName } from '../../../../components/people/person-name';
import { paths } from '../../../../services/paths/paths';

/** The name of a user. For staff, for whom the API sends the id, a link to the user's page. */
export function UserLink({ name, id }: { name: string; id: string | undefined }) {
  if (id === undefined) return <PersonName name={name} />;
  return (
    <ChakraLink asChild minHeight="6">
      <Link to={paths.user(id)}>
        <PersonName name={name || 'No name'} />
      </Link>
    </ChakraLink>
  );
}
