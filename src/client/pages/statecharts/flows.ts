import { accountChangeExampleEvents } from '../../features/account-change/account-change.examples';
import { accountChangeMachine } from '../../features/account-change/account-change.machine';
import { accountDeletionExampleEvents } from '../../features/account-deletion/account-deletion.examples';
import { accountDeletionMachine } from '../../features/account-deletion/account-deletion.machine';
import { roleAdditionMachine } from '../../features/account-roles/role-addition.machine';
import { bookingExampleEvents } from '../../features/booking/booking.examples';
import { bookingMachine } from '../../features/booking/booking.machine';
import { conversationExampleEvents } from '../../features/conversation/conversation.examples';
import { conversationMachine } from '../../features/conversation/conversation.machine';
import { safetyMachine } from '../../features/conversation/safety.machine';
import { deletionMachine } from '../../features/deletion/deletion.machine';
import { emailConfirmationExampleEvents } from '../../features/email-confirmation/email-confirmation.examples';
import { emailConfirmationMachine } from '../../features/email-confirmation/email-confirmation.machine';
import { listingChangesExampleEvents } from '../../features/listing-changes/listing-changes.examples';
import { listingChangesMachine } from '../../features/listing-changes/listing-changes.machine';
import { offeringMachine } from '../../features/offer/offering.machine';
import { orderActionExampleEvents } from '../../features/order/order-action.examples';
import { orderActionMachine } from '../../features/order/order-action.machine';
import { passwordResetExampleEvents } from '../../features/password-reset/password-reset.examples';
import { passwordResetMachine } from '../../features/password-reset/password-reset.machine';
import { paymentExampleEvents } from '../../features/payment/payment.examples';
import { paymentMachine } from '../../features/payment/payment.machine';
import { payoutExampleEvents } from '../../features/payout/payout.examples';
import { payoutMachine } from '../../features/payout/payout.machine';
import { photoUploadExampleEvents } from '../../features/photo-uploads/photo-upload.examples';
import { photoUploadMachine } from '../../features/photo-uploads/photo-upload.machine';
import { productCreationExampleEvents } from '../../features/product-creation/product-creation.examples';
import { productCreationMachine } from '../../features/product-creation/product-creation.machine';
import { productDraftExampleEvents } from '../../features/product-draft/product-draft.examples';
import { productDraftMachine } from '../../features/product-draft/product-draft.machine';
import { productEditExampleEvents } from '../../features/product-edit/product-edit.examples';
import { productEditMachine } from '../../features/product-edit/product-edit.machine';
import { productImportExampleEvents } from '../../features/product-import/product-import.examples';
import { productImportMachine } from '../../features/product-import/product-import.machine';
import { reportingMachine } from '../../features/reporting/reporting.machine';
import { reviewingMachine } from '../../features/review/reviewing.machine';
import { signInExampleEvents } from '../../features/sign-in/sign-in.examples';
import { signInMethodsExampleEvents } from '../../features/sign-in-methods/sign-in-methods.examples';
import { signInMethodsMachine } from '../../features/sign-in-methods/sign-in-methods.machine';
import { signInMachine } from '../../features/sign-in/sign-in.machine';
import { staffActionMachine } from '../../features/staff-action/staff-action.machine';
import { wishlistExampleEvents } from '../../features/wishlist/wishlist.examples';
import { wishlistMachine } from '../../features/wishlist/wishlist.machine';
import { categoryEditMachine } from '../dashboard/selling/categories/category-edit.machine';
import { categoryMergeMachine } from '../dashboard/selling/categories/category-merge.machine';
import { toCategoryValues } from '../dashboard/selling/categories/category-values';
import { savedAddressMachine } from '../dashboard/accounts/saved-address.machine';
import { offerSettingsMachine } from '../dashboard/selling/my-products/offer-settings.machine';
import { timeAwayMachine } from '../dashboard/selling/my-products/time-away.machine';
import { sessionExampleEvents } from '../../session/session.examples';
import { sessionMachine } from '../../session/session.machine';
import { offerExampleEvents } from '../../../contract/offer.examples';
import { offerMachine } from '../../../contract/offer.machine';
import { orderExampleEvents } from '../../../contract/order.examples';
import { orderMachine } from '../../../contract/order.machine';
import type { Flow } from 'statecharts/visualiser';
import { confirmationFlow } from './confirmation-flow';

/** The flows of the visualiser, in the order in which a user goes through them. */
export const flows: readonly [Flow, ...Flow[]] = [
  {
    title: 'Session',
    file: 'client/session/session.machine.ts',
    machine: sessionMachine,
    examples: sessionExampleEvents,
  },
  {
    title: 'Sign-in and registration',
    file: 'client/features/sign-in/sign-in.machine.ts',
    machine: signInMachine,
    examples: signInExampleEvents,
  },
  {
    title: 'Password reset',
    file: 'client/features/password-reset/password-reset.machine.ts',
    machine: passwordResetMachine,
    examples: passwordResetExampleEvents,
  },
  {
    title: 'Email confirmation',
    file: 'client/features/email-confirmation/email-confirmation.machine.ts',
    machine: emailConfirmationMachine,
    examples: emailConfirmationExampleEvents,
  },
  confirmationFlow({
    title: 'Start selling, start buying',
    file: 'client/features/account-roles/role-addition.machine.ts',
    machine: roleAdditionMachine,
    subject: 'seller',
    input: undefined,
  }),
  {
    title: 'Wishlist',
    file: 'client/features/wishlist/wishlist.machine.ts',
    machine: wishlistMachine,
    examples: wishlistExampleEvents,
  },
  {
    title: 'Conversation',
    file: 'client/features/conversation/conversation.machine.ts',
    machine: conversationMachine,
    examples: conversationExampleEvents,
  },
  {
    title: 'Offer',
    file: 'contract/offer.machine.ts',
    machine: offerMachine,
    examples: offerExampleEvents,
  },
  confirmationFlow({
    title: 'Making and answering an offer',
    file: 'client/features/offer/offering.machine.ts',
    machine: offeringMachine,
    subject: { action: 'offer' },
    input: { amount: 95_000 },
  }),
  confirmationFlow({
    title: 'Settings of offers',
    file: 'client/pages/dashboard/selling/my-products/offer-settings.machine.ts',
    machine: offerSettingsMachine,
    subject: undefined,
    input: { acceptsOffers: true, lowestOffer: 90_000 },
  }),
  confirmationFlow({
    title: 'Shipping address',
    file: 'client/pages/dashboard/accounts/saved-address.machine.ts',
    machine: savedAddressMachine,
    subject: 'remove',
    input: null,
  }),
  confirmationFlow({
    title: 'Blocking',
    file: 'client/features/conversation/safety.machine.ts',
    machine: safetyMachine,
    subject: 'block',
    input: undefined,
  }),
  confirmationFlow({
    title: 'Reporting',
    file: 'client/features/reporting/reporting.machine.ts',
    machine: reportingMachine,
    subject: { reportId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21' },
    input: { reason: 'fraud', text: 'The photos are of another shop.', email: '' },
  }),
  confirmationFlow({
    title: 'Review',
    file: 'client/features/review/reviewing.machine.ts',
    machine: reviewingMachine,
    subject: { orderId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21' },
    input: { rating: 5, text: 'As described, and on time.', photos: [] },
  }),
  {
    title: 'Account change',
    file: 'client/features/account-change/account-change.machine.ts',
    machine: accountChangeMachine,
    examples: accountChangeExampleEvents,
  },
  {
    title: 'Ways to sign in',
    file: 'client/features/sign-in-methods/sign-in-methods.machine.ts',
    machine: signInMethodsMachine,
    examples: signInMethodsExampleEvents,
  },
  {
    title: 'Account deletion',
    file: 'client/features/account-deletion/account-deletion.machine.ts',
    machine: accountDeletionMachine,
    examples: accountDeletionExampleEvents,
  },
  {
    title: 'Booking',
    file: 'client/features/booking/booking.machine.ts',
    machine: bookingMachine,
    examples: bookingExampleEvents,
  },
  {
    title: 'Payment',
    file: 'client/features/payment/payment.machine.ts',
    machine: paymentMachine,
    examples: paymentExampleEvents,
  },
  {
    title: 'Order',
    file: 'contract/order.machine.ts',
    machine: orderMachine,
    examples: orderExampleEvents,
  },
  {
    title: 'Order action',
    file: 'client/features/order/order-action.machine.ts',
    machine: orderActionMachine,
    examples: orderActionExampleEvents,
  },
  {
    title: 'Payout',
    file: 'client/features/payout/payout.machine.ts',
    machine: payoutMachine,
    examples: payoutExampleEvents,
  },
  {
    title: 'Photo upload',
    file: 'client/features/photo-uploads/photo-upload.machine.ts',
    machine: photoUploadMachine,
    examples: photoUploadExampleEvents,
  },
  {
    title: 'Product draft',
    file: 'client/features/product-draft/product-draft.machine.ts',
    machine: productDraftMachine,
    examples: productDraftExampleEvents,
  },
  {
    title: 'Product creation',
    file: 'client/features/product-creation/product-creation.machine.ts',
    machine: productCreationMachine,
    examples: productCreationExampleEvents,
  },
  {
    title: 'Product edit',
    file: 'client/features/product-edit/product-edit.machine.ts',
    machine: productEditMachine,
    examples: productEditExampleEvents,
  },
  {
    title: 'Changes of several products',
    file: 'client/features/listing-changes/listing-changes.machine.ts',
    machine: listingChangesMachine,
    examples: listingChangesExampleEvents,
  },
  {
    title: 'Import of products',
    file: 'client/features/product-import/product-import.machine.ts',
    machine: productImportMachine,
    examples: productImportExampleEvents,
  },
  confirmationFlow({
    title: 'Deletion',
    file: 'client/features/deletion/deletion.machine.ts',
    machine: deletionMachine,
    subject: { id: 'product-1', name: 'Omega Seamaster' },
    input: undefined,
  }),
  confirmationFlow({
    title: 'Action of staff with a reason',
    file: 'client/features/staff-action/staff-action.machine.ts',
    machine: staffActionMachine,
    subject: undefined,
    input: { reason: 'Sells replicas of brand watches.', email: '', choice: '30', rule: 'fraud' },
  }),
  confirmationFlow({
    title: 'Vacation',
    file: 'client/pages/dashboard/selling/my-products/time-away.machine.ts',
    machine: timeAwayMachine,
    subject: undefined,
    input: { start: '2026-12-03T00:00:00.000Z' },
  }),
  confirmationFlow({
    title: 'Category',
    file: 'client/pages/dashboard/selling/categories/category-edit.machine.ts',
    machine: categoryEditMachine,
    subject: undefined,
    input: { values: toCategoryValues(), initialValues: toCategoryValues() },
  }),
  confirmationFlow({
    title: 'Merge of two categories',
    file: 'client/pages/dashboard/selling/categories/category-merge.machine.ts',
    machine: categoryMergeMachine,
    subject: undefined,
    input: { into: 'category-2' },
  }),
];
