import { Box, HStack, Image, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { brandVariables } from '../../../../../contract/platform/brand-colors';
import type { ShopSettings } from '../../../../../contract/platform/shop-settings';
import { toSettingChanges, validateSettingChanges, type SettingValues } from './setting-values';

interface BrandPreviewProps {
  values: Partial<SettingValues>;
  defaults: ShopSettings;
}

/** The beginning of Home in both color modes. A value that is missing or invalid shows as its default. */
export function BrandPreview({ values, defaults }: BrandPreviewProps) {
  const errors = validateSettingChanges(toSettingChanges(values, {} as SettingValues, defaults));
  const valueOf = (name: keyof SettingValues) =>
    (!errors[name] && values[name]?.trim()) || String(defaults[name]);
  const variables = brandVariables({
    mainColor: valueOf('mainColor'),
    accentColor: valueOf('accentColor'),
  });
  return (
    <SimpleGrid as="figure" aria-label="Preview of the brand" columns={{ base: 1, lg: 2 }} gap="4">
      {['light', 'dark'].map((mode) => (
        <Box
          key={mode}
          className={`${mode} chakra-theme`}
          style={variables}
          colorPalette="brand"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderRadius="xl"
          overflow="hidden"
        >
          <HStack padding="4" justify="space-between">
            <HStack minWidth="0">
              <Image src={valueOf('logo')} alt="" boxSize="8" objectFit="contain" />
              <Text textStyle="cardTitle" lineClamp="1">
                {valueOf('shopName')}
              </Text>
            </HStack>
            <ButtonPicture bg="brand.solid" color="brand.contrast" label="Book Now" />
          </HStack>
          <Box position="relative" bg="ink.900" color="ivory">
            <Image
              src={valueOf('heroPicture')}
              alt=""
              position="absolute"
              boxSize="full"
              objectFit="cover"
              opacity="0.4"
            />
            <Stack position="relative" padding="5" gap="3" align="start">
              <Text textStyle="eyebrow" color="amber.300">
                {valueOf('tagline')}
              </Text>
              <Text textStyle="pageTitle">{valueOf('heroHeadline')}</Text>
              <Text color="ink.100">{valueOf('heroText')}</Text>
              <ButtonPicture
                bg="amber.500"
                color="ink.900"
                label={`See the ${valueOf('goodsPlural')}`}
              />
            </Stack>
          </Box>
          <Text padding="4" color="brand.fg" bg="brand.subtle">
            {`Ask about this ${valueOf('goodsSingular')}`}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}

function ButtonPicture({ label, ...colors }: { label: string; bg: string; color: string }) {
  return (
    <Text as="span" paddingX="4" paddingY="2" borderRadius="md" fontWeight="500" {...colors}>
      {label}
    </Text>
  );
}
