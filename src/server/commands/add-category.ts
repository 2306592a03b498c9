import { commandActor, recordAct } from '../domains/platform/record-act.sql';
import { addCategory } from '../domains/catalogue/categories.sql';
import { runCommand } from './run-command';

/** `node dist/server/add-category.js "Dive Watches" "Built to take pressure."`: adds a category. */
runCommand(async (tx, [name, description]) => {
  if (!name || !description) {
    throw new Error('Usage: node dist/server/add-category.js "<name>" "<description>"');
  }
  const id = await addCategory(tx, { name, description });
  if (id === undefined) throw new Error(`The category "${name}" exists already.`);
  const subject = { type: 'category' as const, id };
  await recordAct(tx, commandActor(), {
    act: 'category.add',
    subject,
    after: { name, description },
  });
  return `Added the category "${name}".`;
});
