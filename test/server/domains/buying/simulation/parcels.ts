import type { OrderEvent } from '../../../../../src/contract/order.machine';
import type { Random } from '../../../crash/support/random';
import type { Honesty } from './meetings';
import type { Sale, Thing } from './sale';

/** Chooses what a cheating seller or buyer puts into the parcel of an event. An honest one sends the watch. */
export function fillParcel(sale: Sale, { type }: OrderEvent, random: Random): void {
  const content: Thing = random.pick(['watch', 'fake', 'nothing'] as const)!;
  if (type === 'seller.ship') sale.parcel = { to: 'buyer', content };
  if (type === 'buyer.sendBack' && random.chance(0.5)) {
    sale.parcel = { to: 'seller', content: 'nothing' };
  }
}

/** The carrier delivers the parcel, brings it back because it was refused or the address was wrong, or loses it. */
export function moveParcel(sale: Sale, { buyer }: Honesty, random: Random): void {
  if (sale.parcel?.to !== 'buyer') return sale.deliverParcel();
  const isRefused = random.chance(buyer ? 0.03 : 0.2);
  if (isRefused) sale.hasComeBack = true;
  if (isRefused || random.chance(0.02)) {
    sale.parcel = undefined;
    return;
  }
  sale.deliverParcel();
  sale.isDamaged = sale.buyerHas === 'watch' && random.chance(0.05);
}
