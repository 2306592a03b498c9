import { Box, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query';
import { maxSitePageLength } from '../../../../contract/website/site-page-content';
import { requestFailureMessage } from '../../../api/request-failure';
import { useSitePagePreviewQuery } from '../../../api/site-pages-api';
import { useDebounced } from '../../../components/forms/use-debounced';
import { PageText } from '../../../components/page/page-text';

/** Delays the request, in milliseconds, until the admin stops typing. */
const debounceDelay = 300;

/** The page as visitors will read it. The server renders it, as it does for them. */
export function SitePagePreview({ content }: { content: string }) {
  const text = useDebounced(content, debounceDelay);
  const { data, error } = useSitePagePreviewQuery(
    text.length <= maxSitePageLength ? { content: text } : skipToken,
  );
  return (
    <Box
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      padding={{ base: '5', md: '6' }}
      aria-label="Preview"
      role="region"
    >
      {data ? (
        <>
          <Box role="status" textStyle="sm" color="fg.error">
            {data.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Box>
          <PageText html={data.html} />
        </>
      ) : (
        <Text color="fg.muted">{requestFailureMessage(error) ?? 'Loading the preview'}</Text>
      )}
    </Box>
  );
}
