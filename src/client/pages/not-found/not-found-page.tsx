import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/page-title';
import { paths } from '../../services/paths';

export default function NotFoundPage() {
  return (
    <Stack align="center" justify="center" gap="4" minHeight="70vh" padding="6" textAlign="center">
      <PageTitle>Not Found</PageTitle>
      <Text color="fg.muted">You are all alone here</Text>
      <Heading as="h1">
        <Text as="span" display="block" fontFamily="heading" fontSize="8xl" lineHeight="1">
          404
        </Text>{' '}
        <Text as="span" textStyle="sectionTitle">
          Not Found
        </Text>
      </Heading>
      <Button asChild>
        <Link to={paths.home}>Go to Home</Link>
      </Button>
    </Stack>
  );
}
