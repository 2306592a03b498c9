import type { Random } from '../../../crash/support/random';
import type { Sale, OrderRole } from './sale';

export type Honesty = Record<OrderRole, boolean>;

const code = '012345';

/** Buyer and seller meet to hand the watch over, or to return it. */
export function meet(sale: Sale, isHonest: Honesty, random: Random): void {
  if (sale.can({ type: 'seller.handOver', code })) return meetToHandOver(sale, isHonest, random);
  if (sale.can({ type: 'buyer.giveBack', code })) return meetToReturn(sale, isHonest, random);
}

function meetToHandOver(sale: Sale, isHonest: Honesty, random: Random): void {
  const enterCode = () => sale.send({ type: 'seller.handOver', code });
  // The seller has already handed the watch over without the code. An honest buyer gives the code later.
  if (sale.buyerHas !== 'nothing') {
    if (isHonest.buyer) enterCode();
    return;
  }
  switch (random.pick(possibleHandOvers(isHonest))) {
    case 'as advised':
      sale.buyerHas = 'watch';
      sale.isDamaged = random.chance(0.05);
      return void enterCode();
    case 'with a fake':
      sale.buyerHas = 'fake';
      return void enterCode();
    case 'without the code':
      sale.buyerHas = 'watch';
      return void sale.mistakes.seller.add('handed over without the code');
    case 'without the watch':
      sale.mistakes.buyer.add('gave the code without the watch');
      return void enterCode();
  }
}

type HandOver = 'as advised' | 'with a fake' | 'without the code' | 'without the watch' | 'failed';

/** An honest seller waits for the code, and an honest buyer for something that looks like the watch. */
function possibleHandOvers({ buyer, seller }: Honesty): HandOver[] {
  return [
    'as advised',
    ...(seller ? [] : (['with a fake', 'without the code'] as const)),
    ...(buyer ? [] : (['failed'] as const)),
    ...(buyer || seller ? [] : (['without the watch'] as const)),
  ];
}

function meetToReturn(sale: Sale, isHonest: Honesty, random: Random): void {
  const enterCode = () => sale.send({ type: 'buyer.giveBack', code });
  const hasSomething = sale.buyerHas !== 'nothing';
  switch (random.pick(possibleReturns(isHonest, hasSomething))) {
    case 'as advised':
      sale.buyerHas = 'nothing';
      return void enterCode();
    case 'without the code':
      sale.buyerHas = 'nothing';
      return;
    case 'without the watch':
      if (sale.buyerHas === 'watch') {
        sale.mistakes.seller.add('gave the return code without the watch');
      }
      return void enterCode();
  }
}

type Return = 'as advised' | 'without the code' | 'without the watch' | 'failed';

/** A cheating seller takes the watch and shows no code; a cheating buyer brings something else. */
function possibleReturns({ buyer, seller }: Honesty, hasSomething: boolean): Return[] {
  return [
    ...(hasSomething ? (['as advised'] as const) : []),
    ...(hasSomething && !seller ? (['without the code'] as const) : []),
    ...(buyer ? [] : (['failed'] as const)),
    ...(buyer || seller ? [] : (['without the watch'] as const)),
  ];
}
