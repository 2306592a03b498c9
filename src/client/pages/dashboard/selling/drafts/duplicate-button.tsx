import { Button, type ButtonProps } from '@chakra-ui/react';
import { useDuplicateProduct } from './use-duplicate-product';

interface DuplicateButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  productId: string;
  label: string;
}

/** Creates a draft from the seller's product and opens it. Requires the capability `drafts`. */
export function DuplicateButton({ productId, label, ...buttonProps }: DuplicateButtonProps) {
  const { busy, run } = useDuplicateProduct(productId);
  return (
    <Button {...buttonProps} loading={busy} onClick={run}>
      {label}
    </Button>
  );
}
