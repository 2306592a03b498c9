import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { SearchBox } from '../../features/search/search-box';
import { paths } from '../../services/paths/paths';

export default function NotFoundPage() {
  return (
    <Stack align="center" justify="center" gap="4" minHeight="70vh" padding="6" textAlign="center">
      <PageHead title="Not Found" />
      <Text color="fg.muted">You are all alone here</Text>
      <Heading as="h1">
        <Text as="span" display="block" textStyle="hero">
          404
        </Text>{' '}
        <Text as="span" textStyle="sectionTitle">
          Not Found
        </Text>
      </Heading>
      <SearchBox aria-label="Search instead" width="full" maxWidth="md" />
      <Button asChild variant="outline">
        <Link to={paths.home}>Go to Home</Link>
      </Button>
    </Stack>
  );
}
