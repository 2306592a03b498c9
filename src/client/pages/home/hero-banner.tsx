import { Box, Button, Container, HStack, Heading, Image, Stack, Text } from '@chakra-ui/react';

/** The banner of Home. It is dark in both color modes, like its picture. */
export function HeroBanner() {
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
        <source
          srcSet="/hero-800.avif 800w, /hero-1600.avif 1600w"
          sizes="100vw"
          type="image/avif"
        />
        <Image
          src="/hero-1600.webp"
          srcSet="/hero-800.webp 800w, /hero-1600.webp 1600w"
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
          base: 'linear-gradient(to top, rgba(13,21,36,0.96) 20%, rgba(13,21,36,0.35))',
          lg: 'linear-gradient(to right, rgb(13,21,36) 12%, rgba(13,21,36,0) 75%)',
        }}
      />
      <Container
        maxWidth="7xl"
        position="relative"
        display="flex"
        alignItems={{ base: 'flex-end', lg: 'center' }}
        minHeight={{ base: '23rem', lg: '576px' }}
        paddingY={{ base: '8', lg: '16' }}
      >
        <Stack gap="5" minWidth="0" maxWidth={{ base: 'xl', lg: '50%' }}>
          <Text textStyle="eyebrow" color="amber.300">
            Think. Feel. Resell.
          </Text>
          <Heading as="h1" textStyle="hero">
            Best Watch Reselling Marketplace.
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} color="ink.100">
            Better three hours too soon than a minute too late.
          </Text>
          <HStack gap="3" flexWrap="wrap">
            <Button asChild size="lg" bg="amber.500" color="ink.900" _hover={{ bg: 'amber.300' }}>
              <a href="#advertisements">See the watches</a>
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
