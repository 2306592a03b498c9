import { accountChangeExamples } from '../../features/account-change/account-change.examples';
import { accountChangeMachine } from '../../features/account-change/account-change.machine';
import { accountDeletionExamples } from '../../features/account-deletion/account-deletion.examples';
import { accountDeletionMachine } from '../../features/account-deletion/account-deletion.machine';
import { roleAdditionExamples } from '../../features/account-roles/role-addition.examples';
import { roleAdditionMachine } from '../../features/account-roles/role-addition.machine';
import { advertisingExamples } from '../../features/advertising/advertising.examples';
import { advertisingMachine } from '../../features/advertising/advertising.machine';
import { bookingExamples } from '../../features/booking/booking.examples';
import { bookingMachine } from '../../features/booking/booking.machine';
import { conversationExamples } from '../../features/conversation/conversation.examples';
import { conversationMachine } from '../../features/conversation/conversation.machine';
import { safetyExamples } from '../../features/conversation/safety.examples';
import { safetyMachine } from '../../features/conversation/safety.machine';
import { deletionExamples } from '../../features/deletion/deletion.examples';
import { deletionMachine } from '../../features/deletion/deletion.machine';
import { emailConfirmationExamples } from '../../features/email-confirmation/email-confirmation.examples';
import { emailConfirmationMachine } from '../../features/email-confirmation/email-confirmation.machine';
import { listingChangesExamples } from '../../features/listing-changes/listing-changes.examples';
import { listingChangesMachine } from '../../features/listing-changes/listing-changes.machine';
import { moderationExamples } from '../../features/moderation/moderation.examples';
import { moderationMachine } from '../../features/moderation/moderation.machine';
import { orderActionExamples } from '../../features/order/order-action.examples';
import { orderActionMachine } from '../../features/order/order-action.machine';
import { passwordResetExamples } from '../../features/password-reset/password-reset.examples';
import { passwordResetMachine } from '../../features/password-reset/password-reset.machine';
import { paymentExamples } from '../../features/payment/payment.examples';
import { paymentMachine } from '../../features/payment/payment.machine';
import { payoutExamples } from '../../features/payout/payout.examples';
import { payoutMachine } from '../../features/payout/payout.machine';
import { photoUploadExamples } from '../../features/photo-uploads/photo-upload.examples';
import { photoUploadMachine } from '../../features/photo-uploads/photo-upload.machine';
import { productCreationExamples } from '../../features/product-creation/product-creation.examples';
import { productCreationMachine } from '../../features/product-creation/product-creation.machine';
import { productDraftExamples } from '../../features/product-draft/product-draft.examples';
import { productDraftMachine } from '../../features/product-draft/product-draft.machine';
import { productEditExamples } from '../../features/product-edit/product-edit.examples';
import { productEditMachine } from '../../features/product-edit/product-edit.machine';
import { productImportExamples } from '../../features/product-import/product-import.examples';
import { productImportMachine } from '../../features/product-import/product-import.machine';
import { reportingExamples } from '../../features/reporting/reporting.examples';
import { reportingMachine } from '../../features/reporting/reporting.machine';
import { roleChoiceExamples } from '../../features/role-choice/role-choice.examples';
import { roleChoiceMachine } from '../../features/role-choice/role-choice.machine';
import { signInExamples } from '../../features/sign-in/sign-in.examples';
import { signInMethodsExamples } from '../../features/sign-in-methods/sign-in-methods.examples';
import { signInMethodsMachine } from '../../features/sign-in-methods/sign-in-methods.machine';
import { signInMachine } from '../../features/sign-in/sign-in.machine';
import { staffActionExamples } from '../../features/staff-action/staff-action.examples';
import { staffActionMachine } from '../../features/staff-action/staff-action.machine';
import { verificationExamples } from '../../features/verification/verification.examples';
import { verificationMachine } from '../../features/verification/verification.machine';
import { wishlistExamples } from '../../features/wishlist/wishlist.examples';
import { wishlistMachine } from '../../features/wishlist/wishlist.machine';
import { sessionExamples } from '../../session/session.examples';
import { sessionMachine } from '../../session/session.machine';
import { orderExamples } from '../../../contract/order.examples';
import { orderMachine } from '../../../contract/order.machine';
import type { Flow } from 'statecharts/visualiser';

/** The flows of the visualiser, in the order in which a user goes through them. */
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
    title: 'Start selling, start buying',
    file: 'client/features/account-roles/role-addition.machine.ts',
    machine: roleAdditionMachine,
    examples: roleAdditionExamples,
  },
  {
    title: 'Wishlist',
    file: 'client/features/wishlist/wishlist.machine.ts',
    machine: wishlistMachine,
    examples: wishlistExamples,
  },
  {
    title: 'Conversation',
    file: 'client/features/conversation/conversation.machine.ts',
    machine: conversationMachine,
    examples: conversationExamples,
  },
  {
    title: 'Blocking',
    file: 'client/features/conversation/safety.machine.ts',
    machine: safetyMachine,
    examples: safetyExamples,
  },
  {
    title: 'Reporting',
    file: 'client/features/reporting/reporting.machine.ts',
    machine: reportingMachine,
    examples: reportingExamples,
  },
  {
    title: 'Account change',
    file: 'client/features/account-change/account-change.machine.ts',
    machine: accountChangeMachine,
    examples: accountChangeExamples,
  },
  {
    title: 'Ways to sign in',
    file: 'client/features/sign-in-methods/sign-in-methods.machine.ts',
    machine: signInMethodsMachine,
    examples: signInMethodsExamples,
  },
  {
    title: 'Account deletion',
    file: 'client/features/account-deletion/account-deletion.machine.ts',
    machine: accountDeletionMachine,
    examples: accountDeletionExamples,
  },
  {
    title: 'Moderation',
    file: 'client/features/moderation/moderation.machine.ts',
    machine: moderationMachine,
    examples: moderationExamples,
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
    title: 'Payout',
    file: 'client/features/payout/payout.machine.ts',
    machine: payoutMachine,
    examples: payoutExamples,
  },
  {
    title: 'Photo upload',
    file: 'client/features/photo-uploads/photo-upload.machine.ts',
    machine: photoUploadMachine,
    examples: photoUploadExamples,
  },
  {
    title: 'Product draft',
    file: 'client/features/product-draft/product-draft.machine.ts',
    machine: productDraftMachine,
    examples: productDraftExamples,
  },
  {
    title: 'Product creation',
    file: 'client/features/product-creation/product-creation.machine.ts',
    machine: productCreationMachine,
    examples: productCreationExamples,
  },
  {
    title: 'Product edit',
    file: 'client/features/product-edit/product-edit.machine.ts',
    machine: productEditMachine,
    examples: productEditExamples,
  },
  {
    title: 'Advertising',
    file: 'client/features/advertising/advertising.machine.ts',
    machine: advertisingMachine,
    examples: advertisingExamples,
  },
  {
    title: 'Changes of several products',
    file: 'client/features/listing-changes/listing-changes.machine.ts',
    machine: listingChangesMachine,
    examples: listingChangesExamples,
  },
  {
    title: 'Import of products',
    file: 'client/features/product-import/product-import.machine.ts',
    machine: productImportMachine,
    examples: productImportExamples,
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
  {
    title: 'Action of staff with a reason',
    file: 'client/features/staff-action/staff-action.machine.ts',
    machine: staffActionMachine,
    examples: staffActionExamples,
  },
];
