import { Box, Flex, Icon, Link as ChakraLink } from '@chakra-ui/react';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../contract/website/goods-words';
import { hiddenWithoutCapability } from '../hydration/hidden-without-capability';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { configuration, hasCapability } from '../services/configuration';
import { paths } from '../services/paths/paths';

/** How a buyer's money is protected. Nothing with an API that has no hand-over of the watch. */
export function BuyerProtection({ direction }: { direction: 'row' | 'column' }) {
  const isHydrated = useIsHydrated();
  if (isHydrated && !hasCapability('extensions')) return null;
  const { inspectionHours } = configuration();
  const points = [
    { shape: ShieldCheckIcon, text: inGoodsWords('Your money is held until you have the watch') },
    {
      shape: ClockIcon,
      text: inspectionHours ? `${inspectionHours} hours to check it` : 'Time to check it',
    },
    { shape: ArrowUturnLeftIcon, text: "Full refund if it isn't as described" },
  ];
  return (
    <Flex
      as="aside"
      aria-label="How your money is protected"
      direction={direction === 'row' ? { base: 'column', lg: 'row' } : 'column'}
      justify="center"
      align={direction === 'row' ? { lg: 'center' } : undefined}
      columnGap="8"
      rowGap="1"
      textStyle="sm"
      css={isHydrated ? {} : hiddenWithoutCapability}
    >
      <Flex as="ul" listStyleType="none" direction="inherit" columnGap="8" rowGap="1">
        {points.map(({ shape, text }) => (
          <Flex as="li" key={text} gap="2.5" align="start">
            <Icon as={shape} size="md" color="brand.fg" flexShrink="0" />
            {/* A page that was prerendered at build does not know the hours. */}
            <Box as="span" suppressHydrationWarning>
              {text}
            </Box>
          </Flex>
        ))}
      </Flex>
      <ChakraLink
        asChild
        variant="underline"
        minHeight="6"
        alignSelf={{ base: 'start', lg: 'auto' }}
      >
        <Link to={paths.help}>How it works</Link>
      </ChakraLink>
    </Flex>
  );
}
