import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { EmailTexts } from '../../../../contract/mail/email-text-fields';
import { useEmailPreviewQuery, useSendExampleEmailMutation } from '../../../api/email-texts-api';
import { requestFailureMessage } from '../../../api/request-failure';
import { useDebounced } from '../../../components/forms/use-debounced';
import { TestEmailOutcome } from './test-email-outcome';
import { RenderedEmailView } from './rendered-email-view';

/** Delays the request, in milliseconds, until the admin stops typing. */
const debounceDelay = 300;

interface EmailPreviewProps {
  kind: string;
  texts: EmailTexts;
  isValid: boolean;
}

/** The email with example data, as the server sends it, and a button that sends it to the admin. */
export function EmailPreview({ kind, texts, isValid }: EmailPreviewProps) {
  const debouncedTexts = useDebounced(isValid ? texts : undefined, debounceDelay);
  const { data, error } = useEmailPreviewQuery(
    debouncedTexts ? { kind, ...debouncedTexts } : skipToken,
  );
  const [send, { data: result, error: failure, isLoading }] = useSendExampleEmailMutation();
  return (
    <Stack gap="4" minWidth="0">
      <Text textStyle="sm" fontWeight="500">
        Preview with example data
      </Text>
      {data ? (
        <RenderedEmailView email={data} />
      ) : (
        <Box borderWidth="1px" borderRadius="xl" bg="bg.panel" padding="5">
          <Text color="fg.muted">{requestFailureMessage(error) ?? 'Loading the preview'}</Text>
        </Box>
      )}
      <Flex>
        <Button
          variant="outline"
          loading={isLoading}
          disabled={!isValid}
          onClick={() => void send({ kind, ...texts })}
        >
          Send a test email
        </Button>
      </Flex>
      <TestEmailOutcome data={result} error={failure} />
    </Stack>
  );
}
