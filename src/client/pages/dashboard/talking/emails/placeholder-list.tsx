import { HStack, Stack, Text } from '@chakra-ui/react';
import type { EditableEmail } from '../../../../../contract/talking/email-texts';

/** The placeholders that an email fills in. */
export function PlaceholderList({ placeholders }: Pick<EditableEmail, 'placeholders'>) {
  return (
    <Stack gap="2">
      <Text textStyle="sm" fontWeight="500">
        Placeholders
      </Text>
      {placeholders.map(({ name, description }) => (
        <HStack key={name} gap="3" wrap="wrap" textStyle="sm">
          <Text as="code" fontFamily="mono">{`{${name}}`}</Text>
          <Text color="fg.muted">{description}</Text>
        </HStack>
      ))}
    </Stack>
  );
}
