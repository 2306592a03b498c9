import { Button, HStack, Link as ChakraLink, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search } from '../../../contract/finding/search';
import { preserveViewState } from '../../services/browser/preserve-view';
import { paths } from '../../services/paths/paths';
import type { ChosenFilter } from './chosen-filters';
import { toSearchLink } from './use-search';

interface FilterChipsProps {
  search: Search;
  filters: readonly ChosenFilter[];
}

/** The active filters. Each is a link that removes it. */
export function FilterChips({ search, filters }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <HStack as="ul" aria-label="Active filters" listStyleType="none" gap="2" flexWrap="wrap">
      {filters.map(({ label, removal }) => (
        <li key={`${Object.keys(removal).join()} ${label}`}>
          <Button
            asChild
            variant="outline"
            size="xs"
            rounded="full"
            height="auto"
            minHeight="8"
            whiteSpace="normal"
          >
            <Link to={toSearchLink(search, removal)} state={preserveViewState}>
              <bdi>{label}</bdi>
              <span aria-hidden>×</span>
              <VisuallyHidden>: remove</VisuallyHidden>
            </Link>
          </Button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <ChakraLink asChild variant="underline" textStyle="sm">
            <Link to={paths.search} state={preserveViewState}>
              Clear all
            </Link>
          </ChakraLink>
        </li>
      )}
    </HStack>
  );
}
