import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import type { SocialProvider } from '../../services/identity/identity-types';
import { MethodChangeForm } from './method-change-form';
import { ReauthenticationForm } from './reauthentication-form';
import { changeTexts } from './sign-in-method-texts';
import type { signInMethodsMachine } from './sign-in-methods.machine';

export interface SignInMethodDialogProps {
  snapshot: SnapshotFrom<typeof signInMethodsMachine>;
  send: ActorRefFrom<typeof signInMethodsMachine>['send'];
  /** The email address of the account. */
  email: string;
  /** Where the user signs in again; undefined for a user with a password. */
  provider: SocialProvider | undefined;
}

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
