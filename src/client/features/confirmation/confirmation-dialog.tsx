import { Button, Stack } from '@chakra-ui/react';
import type { Decorator } from 'final-form';
import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { keepFocus } from '../../components/dialogs/keep-focus';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { ReactElements } from '../../components/react-elements';
import type { ConfirmationState } from './use-confirmation';

interface ConfirmationDialogProps<Values extends object> {
  confirmation: ConfirmationState;
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean | undefined;
  /** Only those of the first render count: a refetch must not discard what is typed. */
  initialValues?: Partial<Values>;
  /** Keeps a draft of the form. Only that of the first render counts. */
  decorator?: Decorator<Values>;
  /** Returns the error message of each invalid field. */
  validate?: (values: Values) => object;
  onConfirm: (values: Values) => void;
  /** The explanation, and the fields of the form. */
  children: ReactElements;
}

/** The dialog of a confirmation, with a form. To be mounted while the confirmation is. */
export function ConfirmationDialog<Values extends object>(props: ConfirmationDialogProps<Values>) {
  const { confirmation, title, confirmLabel, cancelLabel = 'Cancel', destructive } = props;
  const { validate, onConfirm, children } = props;
  const { isOpen, isBusy, failure, close, onExitComplete } = confirmation;
  const [initialValues] = useState(props.initialValues);
  const [decorators] = useState(() => (props.decorator ? [props.decorator] : []));
  useCloseOnBack({ id: `${title}-${useId()}`, open: isOpen, canClose: !isBusy, onBack: close });
  return (
    <FormDialog
      open={isOpen}
      title={title}
      canClose={!isBusy}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Form<Values>
        subscription={noFormSubscription}
        {...(initialValues && { initialValues })}
        {...(validate && { validate })}
        decorators={decorators}
        onSubmit={onConfirm}
      >
        {({ handleSubmit, form }) => (
          <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
            <Stack gap="5">
              {children}
              {failure !== undefined && <FailureNote>{failure}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button
                  type="submit"
                  loading={isBusy}
                  {...(destructive && { colorPalette: 'red' })}
                >
                  {confirmLabel}
                </Button>
                <Button variant="outline" disabled={isBusy} onMouseDown={keepFocus} onClick={close}>
                  {cancelLabel}
                </Button>
              </Stack>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
