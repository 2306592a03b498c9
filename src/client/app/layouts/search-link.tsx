import { IconButton } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths/paths';
import { SearchIcon } from '../../features/search/search-icon';
import { useSearchSupport } from '../../features/search/use-search-support';

/** A link to the search page, for phones, where the search box does not fit the header. */
export function SearchLink() {
  const { isSupported, hiddenIfUnsupported } = useSearchSupport();
  if (!isSupported) return null;
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      hideFrom="md"
      marginStart="auto"
      css={hiddenIfUnsupported}
    >
      <Link to={paths.search} aria-label="Search">
        <SearchIcon />
      </Link>
    </IconButton>
  );
}
