import { useContext } from 'react';
import { brandDefaults } from '../../../contract/platform/shop-defaults';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { PictureSizesContext, sourceSets } from '../../components/product/picture-sizes';
import { brand } from '../../services/configuration';
import { Box, Button, Container, HStack, Heading, Image, Stack, Text } from '@chakra-ui/react';

const defaultSources = [
  { type: 'image/avif', srcSet: '/hero-800.avif 800w, /hero-1600.avif 1600w' },
];

/** The banner of Home. It is dark in both color modes, like its picture. */
export function HeroBanner() {
  const sizes = useContext(PictureSizesContext);
  const picture = brand('heroPicture');
  const isDefault = picture === brandDefaults.heroPicture;
  const sources = isDefault ? defaultSources : sourceSets(picture, sizes);
  return (
    <Box
      bg="ink.900"
      color="ivory"
      position="relative"
      overflow="hidden"
      // Each line of the text would have a box of its own over the picture.
      css={{ '@media (forced-colors: active)': { '& picture': { display: 'none' } } }}
    >
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes="100vw" />
        ))}
        <Image
          src={picture}
          {...(isDefault && { srcSet: '/hero-800.webp 800w, /hero-1600.webp 1600w' })}
          sizes="100vw"
          alt=""
          position="absolute"
          top="0"
          // Moves the watch right of the text.
          insetStart={{ base: '0', lg: '12%' }}
          width={{ base: 'full', lg: '88%' }}
          height="full"
          objectFit="cover"
          objectPosition={{ base: '78% center', lg: 'right center' }}
          fetchPriority="high"
        />
      </picture>
      <Box
        position="absolute"
        inset="0"
        bgImage={{
          base: 'linear-gradient(to top, {colors.ink.900/96} 20%, {colors.ink.900/35})',
          lg: 'linear-gradient(to right, {colors.ink.900} 12%, {colors.ink.900/0} 75%)',
        }}
      />
      <Container
        maxWidth="page"
        position="relative"
        display="flex"
        alignItems={{ base: 'flex-end', lg: 'center' }}
        minHeight={{ base: '23rem', lg: '576px' }}
        paddingY={{ base: '8', lg: '16' }}
      >
        <Stack gap="5" minWidth="0" maxWidth={{ base: 'xl', lg: '50%' }}>
          <Text textStyle="eyebrow" color="amber.300">
            {brand('tagline')}
          </Text>
          <Heading as="h1" textStyle="hero">
            {brand('heroHeadline')}
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} color="ink.100">
            {brand('heroText')}
          </Text>
          <HStack gap="3" flexWrap="wrap">
            <Button asChild size="lg" bg="amber.500" color="ink.900" _hover={{ bg: 'amber.300' }}>
              <a href="#advertisements">{inGoodsWords('See the watches')}</a>
            </Button>
            <Button
              asChild
              size="lg"
              variant="outline"
              color="inherit"
              borderColor="ink.300"
              _hover={{ bg: 'ink.700' }}
            >
              <a href="#categories">Choose a category</a>
            </Button>
          </HStack>
        </Stack>
      </Container>
    </Box>
  );
}
