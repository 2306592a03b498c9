import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Category } from '../../../contract/selling/category';
import { truncateText } from '../../../contract/text/truncate-text';
import { goods } from '../../../contract/website/goods-words';
import { ProductPicture } from '../../components/product/product-picture';
import { paths } from '../../services/paths/paths';
import { slidePictureRatio } from './categories-skeleton';

/** The number of characters of the description on a slide (specification 9.3). */
const maxDescriptionLength = 100;

export function CategorySlide({ category }: { category: Category }) {
  const { name, description, image } = category;
  return (
    <Stack
      height="full"
      gap="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      borderTopWidth="3px"
      borderTopColor="accent"
      overflow="hidden"
    >
      {image && (
        <Box borderBottomWidth="1px">
          <ProductPicture
            source={image}
            name={goods`a watch of ${name}`}
            ratio={slidePictureRatio}
          />
        </Box>
      )}
      <Stack flex="1" gap="3" padding="6">
        <Heading as="h3" textStyle="cardTitle" dir="auto">
          {name}
        </Heading>
        <Text color="fg.muted" dir="auto">
          {`${truncateText(description, maxDescriptionLength)}…`}
        </Text>
        <Button asChild variant="outline" alignSelf="start" marginTop="auto">
          <Link to={paths.category(category._id)}>Show Products</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
