import { Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PersonName } from '../../components/people/person-name';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths';

/** A name; for staff, who get the id, with a link to the user. */
export function UserLink({ name, id }: { name: string; id: string | undefined }) {
  if (id === undefined || !hasCapability('userAdministration')) return <PersonName name={name} />;
  return (
    <ChakraLink asChild minHeight="6">
      <Link to={paths.user(id)}>
        <PersonName name={name || 'No name'} />
      </Link>
    </ChakraLink>
  );
}
