import { Button, Stack, Text } from '@chakra-ui/react';
import { aboveBottomBar } from '../../theme/bottom-bar';

interface SaveBarProps {
  submitting: boolean | undefined;
  dirty: boolean | undefined;
  /** What saving changes, or does not. */
  note: string;
}

/** The button that saves a long form, in view while the form scrolls. */
export function SaveBar({ submitting, dirty, note }: SaveBarProps) {
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      gap="3"
      align={{ sm: 'center' }}
      position="sticky"
      bottom={aboveBottomBar}
      bg="bg"
      borderTopWidth="1px"
      paddingY="4"
    >
      <Button type="submit" loading={submitting} disabled={!dirty}>
        Save
      </Button>
      <Text color="fg.muted" textStyle="sm">
        {note}
      </Text>
    </Stack>
  );
}
