import type { OrderRole } from './sale';
import { simulateSale, type Simulation } from './simulate-sale';

const isLongForm = process.env['SIMULATED_ORDERS'] !== undefined;
const orderCount = Number(process.env['SIMULATED_ORDERS'] ?? 2_000);
const otherRole: Record<OrderRole, OrderRole> = { buyer: 'seller', seller: 'buyer' };

/** Why the buyer or the seller has both the watch and the money; undefined if each has one. */
function findReason({ sale, isHonest }: Simulation): string | undefined {
  const holder = sale.holderOfBoth;
  if (!holder) return undefined;
  const loser = otherRole[holder];
  if (sale.decidedBy.has('admin')) return 'an admin decided';
  if (sale.decidedBy.has('bank')) return 'the bank decided';
  const mistakes = [...sale.mistakes[loser]].sort();
  if (isHonest[loser] || mistakes.length === 0) {
    throw new Error(`The ${loser} lost the watch and the money: ${sale.history.join(', ')}`);
  }
  return `the cheating ${loser}'s own doing`;
}

const describePeople = ({ isHonest: { buyer, seller } }: Simulation) =>
  `${buyer ? 'honest' : 'cheating'} buyer, ${seller ? 'honest' : 'cheating'} seller`;

test('every order ends, and an honest buyer or seller loses both watch and money only by a decision', () => {
  const figures: Record<string, Record<string, number>> = {};
  const count = (row: string, column: string) => {
    const cells = (figures[row] ??= {});
    cells[column] = (cells[column] ?? 0) + 1;
  };
  let longestHistory = 0;
  for (let seed = 1; seed <= orderCount; seed += 1) {
    const simulation = simulateSale(seed);
    const reason = findReason(simulation);
    const people = describePeople(simulation);
    count(`ended ${simulation.sale.state}`, people);
    if (reason) {
      count(`${simulation.sale.holderOfBoth} has watch and money: ${reason}`, people);
    }
    longestHistory = Math.max(longestHistory, simulation.sale.history.length);
  }
  if (isLongForm) {
    console.table(figures);
    console.info(`${orderCount} orders, the longest with ${longestHistory} events.`);
  }
  // Without these the simulation would prove nothing.
  const rows = Object.keys(figures).join('\n');
  for (const state of ['completed', 'refunded', 'settled', 'cancelled', 'lapsed']) {
    expect(rows).toContain(`ended ${state}`);
  }
  expect(rows).toMatch(/has watch and money: an admin decided/);
});
