import { Box, Icon, Text } from '@chakra-ui/react';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import CreditCardIcon from '@heroicons/react/24/outline/CreditCardIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import { configuration } from '../../services/configuration';

/** The steps of an order from the booking to its end, as a picture. */
export function OrderSteps() {
  const { bookingHours, inspectionHours } = configuration();
  const steps = [
    {
      shape: BookmarkIcon,
      name: 'Booked',
      text: bookingHours
        ? `Yours for ${bookingHours} hours, for free.`
        : 'Yours for now, for free.',
    },
    { shape: CreditCardIcon, name: 'Paid', text: 'By card. The money is held.' },
    { shape: UserGroupIcon, name: 'Handed over', text: 'You meet, and give your code.' },
    {
      shape: MagnifyingGlassIcon,
      name: 'Checked',
      text: inspectionHours
        ? `${inspectionHours} hours to report a problem.`
        : 'Time to report a problem.',
    },
    { shape: CheckIcon, name: 'Done', text: 'The seller gets the money.' },
  ];
  return (
    <Box
      as="ol"
      aria-label="The steps of an order"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ md: `repeat(${steps.length}, minmax(0, 1fr))` }}
      gap="4"
      padding={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.subtle"
    >
      {steps.map(({ shape, name, text }) => (
        <Box
          as="li"
          key={name}
          display="grid"
          gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
          columnGap="4"
          rowGap="2"
          alignItems="start"
          alignContent="start"
          justifyItems={{ md: 'center' }}
          textAlign={{ md: 'center' }}
          overflowWrap="anywhere"
        >
          <Box padding="2.5" borderRadius="full" bg="brand.muted" color="brand.fg">
            <Icon as={shape} size="md" display="block" />
          </Box>
          <Box>
            <Text fontWeight="600">{name}</Text>
            <Text textStyle="sm" color="fg.muted">
              {text}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
