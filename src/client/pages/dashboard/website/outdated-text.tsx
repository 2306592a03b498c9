import { Alert, Button, Stack, Textarea, Wrap } from '@chakra-ui/react';
import { FormField } from '../../../components/forms/form-field';

interface OutdatedTextProps {
  itemKind: 'page' | 'email';
  savedContent: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** What another admin has saved while this admin was editing, and the choice between both texts. */
export function OutdatedText({ itemKind, savedContent, onKeep, onDiscard }: OutdatedTextProps) {
  return (
    <Stack gap="4">
      <Alert.Root status="warning" role="alert" borderRadius="md">
        <Alert.Indicator />
        <Alert.Description>
          {`Another admin has changed this ${itemKind}. Nothing was overwritten, and your text above isn’t saved. Copy what you need from theirs, or use it.`}
        </Alert.Description>
      </Alert.Root>
      <FormField label="Saved by the other admin">
        <Textarea
          value={savedContent}
          readOnly
          rows={12}
          fontFamily="mono"
          textStyle="sm"
          dir="auto"
        />
      </FormField>
      <Wrap gap="3">
        <Button variant="outline" onClick={onKeep}>
          Continue with my text
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          Use the saved text
        </Button>
      </Wrap>
    </Stack>
  );
}
