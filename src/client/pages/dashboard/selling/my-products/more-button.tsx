import { Button, type ButtonProps } from '@chakra-ui/react';

interface MoreButtonProps extends ButtonProps {
  productName: string;
}

/** The button of a listing's menu, before and after the menu has loaded. */
export function MoreButton({ productName, ...props }: MoreButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`More for ${productName}`}
      aria-haspopup="menu"
      {...props}
    >
      More
    </Button>
  );
}
