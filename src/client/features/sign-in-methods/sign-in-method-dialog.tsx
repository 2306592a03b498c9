import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { MethodChangeForm } from './method-change-form';
import { ReauthenticationForm, type SignInMethodDialogProps } from './reauthentication-form';
import { changeTexts } from './sign-in-method-texts';

/** The dialog that confirms the change of a sign-in method, or asks the user to sign in again. */
export function SignInMethodDialog(props: SignInMethodDialogProps) {
  const { snapshot, send } = props;
  const open = snapshot.hasTag('open');
  const busy = snapshot.hasTag('busy');
  const asksForSignIn = snapshot.matches('signInRequired') || snapshot.matches('reauthenticating');
  const cancel = () => send({ type: 'signInMethods.cancel' });
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  useCloseOnBack({ id: 'sign-in-method', open, canClose: !busy, onBack: cancel });
  if (!isMounted) return null;
  const { title } = changeTexts(snapshot.context.change);
  return (
    <FormDialog
      open={open}
      title={asksForSignIn ? 'Sign in again' : title}
      canClose={!busy}
      onClose={cancel}
      onExitComplete={onExitComplete}
    >
      {asksForSignIn ? <ReauthenticationForm {...props} /> : <MethodChangeForm {...props} />}
    </FormDialog>
  );
}
