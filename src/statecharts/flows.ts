import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { advertisingExamples } from '../client/features/advertising/advertising.examples';
import { advertisingMachine } from '../client/features/advertising/advertising.machine';
import { bookingExamples } from '../client/features/booking/booking.examples';
import { bookingMachine } from '../client/features/booking/booking.machine';
import { deletionExamples } from '../client/features/deletion/deletion.examples';
import { deletionMachine } from '../client/features/deletion/deletion.machine';
import { emailConfirmationExamples } from '../client/features/email-confirmation/email-confirmation.examples';
import { emailConfirmationMachine } from '../client/features/email-confirmation/email-confirmation.machine';
import { orderActionExamples } from '../client/features/order/order-action.examples';
import { orderActionMachine } from '../client/features/order/order-action.machine';
import { passwordResetExamples } from '../client/features/password-reset/password-reset.examples';
import { passwordResetMachine } from '../client/features/password-reset/password-reset.machine';
import { paymentExamples } from '../client/features/payment/payment.examples';
import { paymentMachine } from '../client/features/payment/payment.machine';
import { productCreationExamples } from '../client/features/product-creation/product-creation.examples';
import { productCreationMachine } from '../client/features/product-creation/product-creation.machine';
import { roleChoiceExamples } from '../client/features/role-choice/role-choice.examples';
import { roleChoiceMachine } from '../client/features/role-choice/role-choice.machine';
import { signInExamples } from '../client/features/sign-in/sign-in.examples';
import { signInMachine } from '../client/features/sign-in/sign-in.machine';
import { verificationExamples } from '../client/features/verification/verification.examples';
import { verificationMachine } from '../client/features/verification/verification.machine';
import { wishlistExamples } from '../client/features/wishlist/wishlist.examples';
import { wishlistMachine } from '../client/features/wishlist/wishlist.machine';
import { sessionExamples } from '../client/session/session.examples';
import { sessionMachine } from '../client/session/session.machine';
import { orderExamples } from '../contract/order.examples';
import { orderMachine } from '../contract/order.machine';

/** A machine with what can happen to it. */
export interface Flow {
  /** What people call it. */
  title: string;
  /** Its file under src. */
  file: string;
  machine: AnyStateMachine;
  /** Events by what they mean to a person, the answers of the machine's actors among them. */
  examples: Readonly<Record<string, AnyEventObject>>;
}

/** Every flow, in the order in which a newcomer meets them. */
export const flows: readonly [Flow, ...Flow[]] = [
  {
    title: 'Session',
    file: 'client/session/session.machine.ts',
    machine: sessionMachine,
    examples: sessionExamples,
  },
  {
    title: 'Sign-in and registration',
    file: 'client/features/sign-in/sign-in.machine.ts',
    machine: signInMachine,
    examples: signInExamples,
  },
  {
    title: 'Password reset',
    file: 'client/features/password-reset/password-reset.machine.ts',
    machine: passwordResetMachine,
    examples: passwordResetExamples,
  },
  {
    title: 'Email confirmation',
    file: 'client/features/email-confirmation/email-confirmation.machine.ts',
    machine: emailConfirmationMachine,
    examples: emailConfirmationExamples,
  },
  {
    title: 'Role choice',
    file: 'client/features/role-choice/role-choice.machine.ts',
    machine: roleChoiceMachine,
    examples: roleChoiceExamples,
  },
  {
    title: 'Wishlist',
    file: 'client/features/wishlist/wishlist.machine.ts',
    machine: wishlistMachine,
    examples: wishlistExamples,
  },
  {
    title: 'Booking',
    file: 'client/features/booking/booking.machine.ts',
    machine: bookingMachine,
    examples: bookingExamples,
  },
  {
    title: 'Payment',
    file: 'client/features/payment/payment.machine.ts',
    machine: paymentMachine,
    examples: paymentExamples,
  },
  {
    title: 'Order',
    file: 'contract/order.machine.ts',
    machine: orderMachine,
    examples: orderExamples,
  },
  {
    title: 'Order action',
    file: 'client/features/order/order-action.machine.ts',
    machine: orderActionMachine,
    examples: orderActionExamples,
  },
  {
    title: 'Product creation',
    file: 'client/features/product-creation/product-creation.machine.ts',
    machine: productCreationMachine,
    examples: productCreationExamples,
  },
  {
    title: 'Advertising',
    file: 'client/features/advertising/advertising.machine.ts',
    machine: advertisingMachine,
    examples: advertisingExamples,
  },
  {
    title: 'Deletion',
    file: 'client/features/deletion/deletion.machine.ts',
    machine: deletionMachine,
    examples: deletionExamples,
  },
  {
    title: 'Verification',
    file: 'client/features/verification/verification.machine.ts',
    machine: verificationMachine,
    examples: verificationExamples,
  },
];
