import { Button } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import { menuLinks } from '../../services/paths/menu-links';
import { paths } from '../../services/paths/paths';

export const mainLinks = menuLinks('public');

/** Leads to the categories on Home. */
export const categoriesLink = { label: 'Categories', to: `${paths.home}#categories` };

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

export function CategoriesLink() {
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={categoriesLink.to}>{categoriesLink.label}</Link>
    </Button>
  );
}
