import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { DraftSummary } from '../../../../../contract/selling/product-draft';
import { pluralize } from '../../../../../contract/text/pluralize';
import { refetchOnMount } from '../../../../api/api';
import { productDraftsApi, useProductDraftsQuery } from '../../../../api/product-drafts-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { formatDateTime } from '../../../../components/product/product-facts';
import { Thumbnail } from '../../../../components/product/thumbnail';
import { DeletionDialog } from '../../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../../features/deletion/use-deletion';
import { draftPath } from '../../../../services/paths/draft-path';

interface DraftListProps {
  heading: string;
  /** The number of drafts to show; all by default. */
  limit?: number;
  /** The id of the draft that is already open, which is left out. */
  except?: string;
}

/**
 * The seller's drafts, the one that was changed last first; nothing without drafts.
 */
export function DraftList({ heading, limit = Infinity, except }: DraftListProps) {
  const { data = [] } = useProductDraftsQuery(undefined, refetchOnMount);
  const dispatch = useAppDispatch();
  const deletion = useDeletion({
    remove: (id) => {
      const { deleteProductDraft } = productDraftsApi.endpoints;
      return unwrapCall(dispatch(deleteProductDraft.initiate(id, { track: false })));
    },
    success: 'Draft deleted.',
  });
  const drafts = data.filter(({ id }) => id !== except).slice(0, limit);
  return (
    <>
      {drafts.length > 0 && (
        <Stack as="section" aria-label={heading} gap="3" marginBottom="6">
          <Heading as="h2" size="md">
            {heading}
          </Heading>
          <Stack as="ul" listStyleType="none" gap="0">
            {drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                onDelete={(name) => deletion.open({ id: draft.id, name })}
              />
            ))}
          </Stack>
        </Stack>
      )}
      <DeletionDialog deletion={deletion} question="Are you sure about deleting this draft?" />
    </>
  );
}

interface DraftRowProps {
  draft: DraftSummary;
  onDelete: (name: string) => void;
}

function DraftRow({ draft, onDelete }: DraftRowProps) {
  const { id, image, productName, photoCount, updatedAt } = draft;
  const name = productName || 'Draft without a name';
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      gap="3"
      paddingY="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Thumbnail source={image ?? ''} name={name} />
      <Box flex="1" minWidth="40">
        <Text fontWeight="500" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {`${formatPhotoCount(photoCount)} · Changed ${formatDateTime(updatedAt)}`}
        </Text>
      </Box>
      <HStack gap="2">
        <Button asChild size="sm" variant="outline">
          <Link to={draftPath(id)} aria-label={`Continue ${name}`}>
            Continue
          </Link>
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(name)}
        >
          Delete
        </Button>
      </HStack>
    </Flex>
  );
}

const formatPhotoCount = (count: number) => (count === 0 ? 'No photos' : pluralize(count, 'photo'));
