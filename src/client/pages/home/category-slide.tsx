import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Category } from '../../../contract/category';
import { paths } from '../../services/paths';

/** Specification 9.3: as many characters of the description as a slide shows. */
const shownCharacters = 100;

export function CategorySlide({ category }: { category: Category }) {
  return (
    <Stack
      height="full"
      gap="3"
      padding="6"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      borderTopWidth="3px"
      borderTopColor="accent"
    >
      <Heading as="h3" textStyle="cardTitle" dir="auto">
        {category.name}
      </Heading>
      <Text color="fg.muted" dir="auto">
        {category.description.slice(0, shownCharacters)}…
      </Text>
      <Button asChild variant="outline" alignSelf="start" marginTop="auto">
        <Link to={paths.category(category._id)}>Show Products</Link>
      </Button>
    </Stack>
  );
}
