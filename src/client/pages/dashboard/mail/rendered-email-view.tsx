import { Box, Stack, Text } from '@chakra-ui/react';
import type { RenderedEmail } from '../../../../contract/mail/email-texts';

/** An email as email programs show it. In its frame, scripts don't run and links lead nowhere. */
export function RenderedEmailView({ email: { subject, html, text } }: { email: RenderedEmail }) {
  return (
    <Box borderWidth="1px" borderRadius="xl" bg="bg.panel" overflow="hidden">
      <Stack gap="0" padding="4" borderBottomWidth="1px">
        <Text color="fg.muted" textStyle="sm">
          Subject
        </Text>
        <Text dir="auto" overflowWrap="anywhere" fontWeight="500">
          {subject}
        </Text>
      </Stack>
      <Box asChild display="block" width="full" height="34rem" border="0">
        <iframe title="Preview" sandbox="" srcDoc={html} />
      </Box>
      <Box asChild padding="4" borderTopWidth="1px">
        <details>
          <summary>Plain text</summary>
          <Box
            as="pre"
            marginTop="3"
            fontFamily="mono"
            textStyle="sm"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {text}
          </Box>
        </details>
      </Box>
    </Box>
  );
}
