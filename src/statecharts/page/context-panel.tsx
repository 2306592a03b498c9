import { Box, Text, chakra } from '@chakra-ui/react';
import { contextDifference, type ContextChange } from '../live/context-difference';

interface ContextPanelProps {
  context: unknown;
  /** The context before the selected step; absent if unknown. */
  before?: unknown;
}

const signs = { added: '+', removed: '−', changed: '±' };
const labels = { added: 'Added', removed: 'Removed', changed: 'Changed' };
const formatJson = (value: unknown) => JSON.stringify(value);

function Change({ change: { path, kind, before, after } }: { change: ContextChange }) {
  return (
    <Box as="li" fontFamily="mono" textStyle="xs" wordBreak="break-word">
      <chakra.span color="fg.muted" role="img" aria-label={labels[kind]}>
        {signs[kind]}
      </chakra.span>{' '}
      <b>{path}</b>{' '}
      {kind !== 'added' && <chakra.del color="fg.muted">{formatJson(before)}</chakra.del>}
      {kind === 'changed' && <span> → </span>}
      {kind !== 'removed' && <chakra.ins textDecoration="none">{formatJson(after)}</chakra.ins>}
    </Box>
  );
}

/** The changes that the selected step made to the context, and the whole context collapsed. */
export function ContextPanel({ context, before }: ContextPanelProps) {
  const contextJson = JSON.stringify(context ?? {}, null, 2);
  const changes = before === undefined ? [] : contextDifference(before, context);
  if (contextJson === '{}' && changes.length === 0) return null;
  return (
    <>
      {before !== undefined && changes.length === 0 && contextJson !== '{}' && (
        <Text textStyle="xs" color="fg.muted">
          The context did not change.
        </Text>
      )}
      {changes.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label="Context changes">
          {changes.map((change) => (
            <Change key={change.path} change={change} />
          ))}
        </Box>
      )}
      <Box as="details">
        <Text as="summary" textStyle="xs" color="fg.muted" cursor="pointer">
          Context
        </Text>
        <Box as="pre" fontSize="xs" whiteSpace="pre-wrap" wordBreak="break-word" paddingY="1">
          {contextJson}
        </Box>
      </Box>
    </>
  );
}
