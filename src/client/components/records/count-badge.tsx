import { Badge, VisuallyHidden, type BadgeProps } from '@chakra-ui/react';

/** The largest number that fits in the badge. */
const maxDisplayedCount = 99;

interface CountBadgeProps extends BadgeProps {
  count: number;
  /** What is counted, for screen readers. */
  label: string;
}

/** How many new things there are, at the corner of an icon. Renders nothing if there are none. */
export function CountBadge({ count, label, ...props }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <Badge
      position="absolute"
      top="-1"
      insetEnd="-1"
      variant="solid"
      colorPalette="red"
      rounded="full"
      minWidth="4.5"
      height="4.5"
      paddingX="1"
      justifyContent="center"
      textStyle="2xs"
      fontWeight="700"
      {...props}
    >
      <span aria-hidden>{count > maxDisplayedCount ? `${maxDisplayedCount}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}
