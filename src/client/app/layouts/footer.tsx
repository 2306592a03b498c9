import { Box, Container, Flex, HStack, Text } from '@chakra-ui/react';
import { brand } from '../../services/configuration';
import { MainLinks } from './main-links';
import { SitePageLinks } from './site-page-links';

export function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" bg="bg.subtle">
      <Container maxWidth="page">
        <Flex
          minHeight="24"
          paddingY={{ base: '4', md: '6' }}
          gap={{ base: '1', md: '4' }}
          direction={{ base: 'column', md: 'row' }}
          align="center"
          justify="space-between"
        >
          <Text textStyle="cardTitle">{brand('tagline')}</Text>
          <SitePageLinks />
          <HStack as="nav" aria-label="Footer" gap="1">
            <MainLinks />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}
