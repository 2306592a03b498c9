import { Button } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { menuLinks } from '../../services/paths/menu-links';

export const mainLinks = menuLinks('public');

/** The links to Home and Blog, for the header and the footer. */
export function MainLinks() {
  return mainLinks.map(({ label, to }) => (
    <Button key={to} asChild variant="ghost" size="sm">
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Button>
  ));
}
