import { Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { PlaceholderIcon } from '../../components/product/placeholder-icon';
import { paths } from '../../services/paths';

/** Why there is nothing to show. */
export type Absence = 'deleted' | 'unknown';

const words: Record<Absence, { title: string; explanation: string }> = {
  deleted: {
    title: 'This watch is no longer offered',
    explanation: 'Its seller has taken it off the marketplace.',
  },
  unknown: {
    title: 'There is no such watch',
    explanation: 'The address may have been mistyped or cut off.',
  },
};

/** In place of a product that is not there, or not any more. */
export function MissingProduct({ absence }: { absence: Absence }) {
  const { title, explanation } = words[absence];
  return (
    <Container maxWidth="3xl" paddingTop="12">
      <PageHead title={title} />
      <Stack align="center" gap="3" textAlign="center">
        <PlaceholderIcon />
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        <Text color="fg.muted">{explanation}</Text>
        <ChakraLink asChild variant="underline">
          <Link to={`${paths.home}#advertisements`}>See what is for sale</Link>
        </ChakraLink>
      </Stack>
    </Container>
  );
}
