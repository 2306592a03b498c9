import { offerStates } from '../../src/contract/buying/offer';
import { availableAnswers, offerSnapshot } from '../../src/contract/buying/offer-steps';
import { offerExampleEvents } from '../../src/contract/offer.examples';
import { offerMachine } from '../../src/contract/offer.machine';
import { describeFlow, row } from '../client/support/describe-flow';
import type { RecordedCall } from '../client/support/flow';

const reserve: RecordedCall = ['reserve', undefined];
const open = ['open'];

describeFlow({
  machine: offerMachine,
  events: offerExampleEvents,
  states: {
    offered: [],
    countered: ['the seller names another price'],
    accepted: ['the seller accepts'],
    declined: ['the seller declines'],
    withdrawn: ['the buyer withdraws'],
    expired: ['the time is over'],
  },
  rows: [
    row('reserves the product', ['offered', 'the seller accepts', 'accepted'], {
      effects: [reserve],
    }),
    row('reserves the product', ['countered', 'the buyer accepts', 'accepted'], {
      effects: [reserve],
    }),
    row('asks the buyer', ['offered', 'the seller names another price', 'countered'], {
      tags: open,
    }),
    row('asks the seller', ['countered', 'the buyer names another price', 'offered'], {
      tags: open,
    }),
    row('ends', ['offered', 'the seller declines', 'declined']),
    row('ends', ['countered', 'the buyer declines', 'declined']),
    row('ends', ['offered', 'the buyer withdraws', 'withdrawn']),
    row('ends', ['countered', 'the seller withdraws', 'withdrawn']),
    row('ends', [['offered', 'countered'], 'the time is over', 'expired']),
  ],
});

test('each side has the answers that the machine accepts from it', () => {
  const answers = offerStates.map((state) => [
    state,
    availableAnswers(state, 'buyer').join(', '),
    availableAnswers(state, 'seller').join(', '),
  ]);
  expect(answers).toEqual([
    ['offered', 'withdraw', 'accept, counter, decline'],
    ['countered', 'accept, counter, decline', 'withdraw'],
    ['accepted', '', ''],
    ['declined', '', ''],
    ['withdrawn', '', ''],
    ['expired', '', ''],
  ]);
  expect(offerSnapshot('accepted').hasTag('open')).toBe(false);
});
