import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { photoMarkLabel } from '../../../contract/pictures/photo-marks';
import { productFields } from '../../../contract/selling/product-fields';
import type { StoredDraft } from '../../../contract/selling/product-draft';
import { pluralize } from '../../../contract/text/pluralize';
import { formatDateTime } from '../../components/product/product-facts';
import { createUuid } from '../../services/browser/create-uuid';
import { differentTexts, hasSamePhotos, type DraftContent } from './draft-content';
import type { productDraftMachine } from './product-draft.machine';

interface DraftConflictProps {
  snapshot: SnapshotFrom<typeof productDraftMachine>;
  send: ActorRefFrom<typeof productDraftMachine>['send'];
}

/** Lets the seller choose between the form's version and the one that another device has saved. */
export function DraftConflict({ snapshot, send }: DraftConflictProps) {
  const { conflict, content } = snapshot.context;
  if (!conflict || !snapshot.matches({ editing: 'conflict' })) return null;
  const { current } = conflict;
  return (
    <Alert.Root status="warning" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Description>
          {current
            ? `This draft was changed elsewhere on ${formatDateTime(current.updatedAt)}. Which version do you want to keep?`
            : 'This draft was deleted or put up for sale elsewhere. What you typed is still here.'}
        </Alert.Description>
        {current && <Differences content={content} current={current} />}
        <HStack gap="2" wrap="wrap">
          {current && (
            <>
              <Button size="sm" onClick={() => send({ type: 'productDraft.keepThis' })}>
                Keep this version
              </Button>
              <Button
                size="sm"
                variant="outline"
                onClick={() => send({ type: 'productDraft.useOther' })}
              >
                Use the other version
              </Button>
            </>
          )}
          <Button
            size="sm"
            variant="outline"
            onClick={() => send({ type: 'productDraft.saveAsNew', id: createUuid() })}
          >
            {current ? 'Keep both' : 'Save as a new draft'}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The fields that differ, with both values. */
function Differences({ content, current }: { content: DraftContent; current: StoredDraft }) {
  const texts = differentTexts(content, current).map((name) => ({
    label: productFields[name].label,
    here: content.texts[name],
    elsewhere: current.texts[name],
  }));
  const photos = {
    label: 'Photos',
    here: describePhotos(content),
    elsewhere: describePhotos(current),
  };
  const rows = hasSamePhotos(content, current) ? texts : [...texts, photos];
  return (
    <Stack gap="2">
      {rows.map(({ label, here, elsewhere }) => (
        <Stack key={label} gap="0">
          <Text fontWeight="500">{label}</Text>
          <Text overflowWrap="anywhere" lineClamp={3}>{`This version: ${here || 'empty'}`}</Text>
          <Text
            overflowWrap="anywhere"
            lineClamp={3}
          >{`Other version: ${elsewhere || 'empty'}`}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const describePhotos = ({ photos, photoMarks = {} }: DraftContent) => {
  const marks = photos.flatMap((url) => photoMarkLabel(photoMarks[url]) ?? []);
  const count = pluralize(photos.length, 'photo');
  return marks.length > 0 ? `${count} (${marks.join(', ')})` : count;
};
