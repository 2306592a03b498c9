import { Button, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/image-upload';
import { problemOf, type ControlProps } from './form-controls';
import { PictureList } from './picture-list';

const none: readonly File[] = [];

interface MorePicturesControlProps extends ControlProps {
  /** What its button says. */
  action: string;
  /** The name of the field that holds the picture before these. */
  main: string;
}

/** Any number of pictures, each shown before they are sent, in the order in which they will be. */
export function MorePicturesControl(props: MorePicturesControlProps) {
  const { name, label, hint, problem, action, main } = props;
  const { input, meta } = useField<readonly File[] | undefined>(name);
  const { input: mainInput } = useField<File | undefined>(main);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [labelId, descriptionId] = [useId(), useId()];
  const pictures = input.value || none;
  // As of one picture: what is wrong can be said at once.
  const touched = Boolean(meta.touched || meta.modified);
  const change = (changed: readonly File[]) => {
    input.onChange(changed);
    // What was pressed is gone.
    button.current?.focus();
  };
  const error = problemOf({ ...meta, touched }, problem);

  return (
    <Stack role="group" aria-labelledby={labelId} gap="3">
      <Stack gap="1.5" align="start">
        <Text id={labelId} textStyle="sm" fontWeight="500">
          <span>{label}</span>
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
          accept={acceptedImageTypes}
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
      <PictureList
        pictures={pictures}
        onReorder={input.onChange}
        onRemove={(picture) => change(pictures.filter((each) => each !== picture))}
        onMakeMain={(picture) => {
          const before = mainInput.value ? [mainInput.value] : [];
          mainInput.onChange(picture);
          change([...before, ...pictures.filter((each) => each !== picture)]);
        }}
      />
    </Stack>
  );
}
