import { Box, Icon, Text } from '@chakra-ui/react';
import { orderMilestones } from '../../features/order/order-milestones';
import { configuration } from '../../services/configuration';

/** The steps of an order from the booking to its end, as a picture. */
export function OrderSteps() {
  const { bookingHours, inspectionHours } = configuration();
  const texts = {
    Booked: bookingHours
      ? `Yours for ${bookingHours} hours, for free.`
      : 'Yours for now, for free.',
    Paid: 'By card. The money is held.',
    'Handed over': 'You meet, and give your code.',
    Checked: inspectionHours
      ? `${inspectionHours} hours to report a problem.`
      : 'Time to report a problem.',
    Done: 'The seller gets the money.',
  };
  return (
    <Box
      as="ol"
      aria-label="The steps of an order"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ md: `repeat(${orderMilestones.length}, minmax(0, 1fr))` }}
      gap="4"
      padding={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.subtle"
    >
      {orderMilestones.map(({ shape, name }) => (
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
              {texts[name]}
            </Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
