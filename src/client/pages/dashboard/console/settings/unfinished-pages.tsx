import { Alert, Link as ChakraLink, Wrap } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hasGaps, type EditableSitePage } from '../../../../../contract/website/site-page-content';
import { sitePages } from '../../../../../contract/website/site-pages';
import { paths } from '../../../../services/paths/paths';

/** Names the pages, such as the imprint, in which the operator still has to fill in something. */
export function UnfinishedPages({ pages }: { pages: readonly EditableSitePage[] }) {
  const unfinishedPages = pages.filter(({ content }) => hasGaps(content));
  if (unfinishedPages.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Fill in these pages before the shop opens</Alert.Title>
        <Wrap columnGap="4" rowGap="1">
          {unfinishedPages.map(({ name }) => (
            <ChakraLink key={name} asChild variant="underline" minHeight="6">
              <Link to={`${paths.pages}?page=${name}`}>{sitePages[name].title}</Link>
            </ChakraLink>
          ))}
        </Wrap>
      </Alert.Content>
    </Alert.Root>
  );
}
