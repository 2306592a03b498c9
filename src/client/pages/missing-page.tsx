import { Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../contract/website/goods-words';
import { PageHead } from '../components/page/page-head';
import { PlaceholderIcon } from '../components/product/placeholder-icon';
import { paths } from '../services/paths/paths';

/** A page for a product or seller that does not exist, or no longer does. */
export function MissingPage({ title, explanation }: { title: string; explanation: string }) {
  return (
    <Container maxWidth="3xl" paddingTop="12">
      <PageHead title={inGoodsWords(title)} />
      <Stack align="center" gap="3" textAlign="center">
        <PlaceholderIcon />
        <Heading as="h1" textStyle="pageTitle">
          {inGoodsWords(title)}
        </Heading>
        <Text color="fg.muted">{inGoodsWords(explanation)}</Text>
        <ChakraLink asChild variant="underline">
          <Link to={`${paths.home}#advertisements`}>See what is for sale</Link>
        </ChakraLink>
      </Stack>
    </Container>
  );
}
