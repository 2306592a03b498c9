import { Button, Link as ChakraLink, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import {
  maxSitePageLength,
  type EditableSitePage,
} from '../../../../contract/website/site-page-content';
import { sitePages } from '../../../../contract/website/site-pages';
import { unwrapCall } from '../../../api/request-failure';
import { useChangeSitePageMutation } from '../../../api/site-pages-api';
import { FailureNote } from '../../../components/forms/failure-note';
import { FormField } from '../../../components/forms/form-field';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';
import { OutdatedText } from './outdated-text';
import { useEditedTexts } from './use-edited-texts';
import { SitePagePreview } from './site-page-preview';

/** Edits the Markdown of a page beside its preview. */
export function SitePageEditor({ page }: { page: EditableSitePage }) {
  const { name, defaultContent } = page;
  const [change, { isLoading }] = useChangeSitePageMutation();
  const { texts, revision, isChanged, isOutdated, ...text } = useEditedTexts(`site-page-${name}`, {
    texts: { content: page.content },
    revision: page.revision,
  });
  const { content } = texts;
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setFailure(undefined);
    try {
      await unwrapCall(change({ name, content, revision }));
      text.setSaved({ content });
      toast.success(`${sitePages[name].title} saved.`);
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  const isTooLong = content.length > maxSitePageLength;
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
      <Stack gap="4">
        <FormField
          label="Text"
          hint="Markdown: ## heading, **bold**, - list, [link](/help). Settings such as {{bookingHours}} are filled in."
          error={isTooLong ? `Please use at most ${maxSitePageLength} characters.` : undefined}
        >
          <Textarea
            value={content}
            readOnly={isLoading}
            onChange={({ currentTarget }) => text.edit({ content: currentTarget.value })}
            rows={24}
            fontFamily="mono"
            textStyle="sm"
            bg="bg.panel"
            dir="auto"
          />
        </FormField>
        {isOutdated ? (
          <OutdatedText
            itemKind="page"
            savedContent={page.content}
            onKeep={() => {
              setFailure(undefined);
              text.keep();
            }}
            onDiscard={() => {
              setFailure(undefined);
              text.discard();
            }}
          />
        ) : (
          failure && <FailureNote>{failure}</FailureNote>
        )}
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3" align={{ sm: 'center' }}>
          <Button
            loading={isLoading}
            disabled={!isChanged || isOutdated || isTooLong}
            onClick={() => void save()}
          >
            Save
          </Button>
          {content !== defaultContent && (
            <Button
              variant="outline"
              disabled={isLoading}
              onClick={() => text.edit({ content: defaultContent })}
            >
              Use the original text
            </Button>
          )}
          <ChakraLink asChild variant="underline">
            <Link to={routes[name].path}>See the page</Link>
          </ChakraLink>
        </Stack>
      </Stack>
      <Stack gap="2" minWidth="0">
        <Text textStyle="sm" fontWeight="500">
          Preview
        </Text>
        <SitePagePreview content={content} />
      </Stack>
    </SimpleGrid>
  );
}
