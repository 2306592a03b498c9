import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { problemOf, type ControlProps } from './form-controls';
import { PicturePreview } from './picture-preview';

const none: readonly File[] = [];

interface MorePicturesControlProps extends ControlProps {
  /** What its button says. */
  action: string;
}

/** Any number of pictures, each shown before they are sent, in the order in which they will be. */
export function MorePicturesControl(props: MorePicturesControlProps) {
  const { name, label, hint, problem, action } = props;
  const { input, meta } = useField<readonly File[] | undefined>(name);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [labelId, descriptionId] = [useId(), useId()];
  const pictures = input.value || none;
  // As of one picture: what is wrong can be said at once.
  const touched = Boolean(meta.touched || meta.modified);
  const error = problemOf({ ...meta, touched }, problem);

  return (
    <Stack role="group" aria-labelledby={labelId} gap="3">
      <Stack gap="1.5" align="start">
        <Text id={labelId} textStyle="sm" fontWeight="500">
          {label}
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            (optional)
          </Text>
        </Text>
        <Button
          ref={button}
          name={input.name}
          variant="outline"
          aria-describedby={descriptionId}
          onClick={() => chooser.current?.click()}
        >
          {action}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            input.onChange([...pictures, ...(currentTarget.files ?? [])]);
            // So that one that was removed can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Text
          id={descriptionId}
          textStyle="xs"
          {...(error ? { color: 'fg.error', role: 'alert' } : { color: 'fg.muted' })}
        >
          {error ?? hint}
        </Text>
      </Stack>
      {pictures.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="3">
          {pictures.map((picture, place) => (
            <Flex as="li" key={keyOf(pictures, place)} align="center" gap="3">
              <Box flex="1" minWidth="0">
                <PicturePreview file={picture} />
              </Box>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${picture.name}`}
                onClick={() => {
                  input.onChange(pictures.filter((each) => each !== picture));
                  // What was pressed is gone.
                  button.current?.focus();
                }}
              >
                Remove
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Two pictures may have one name. */
function keyOf(pictures: readonly File[], place: number): string {
  const name = pictures[place]?.name ?? '';
  const namesakes = pictures.slice(0, place).filter((each) => each.name === name);
  return `${name} ${namesakes.length}`;
}
