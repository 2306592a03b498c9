import { Button } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../services/paths';

const links = [
  { label: 'Home', to: paths.home },
  { label: 'Blog', to: paths.blog },
];

/** Home and Blog, in the header and the footer. */
export function MainLinks() {
  return links.map(({ label, to }) => (
    <Button key={to} asChild variant="ghost" size="sm">
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Button>
  ));
}
