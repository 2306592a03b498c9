import { addCategory } from '../repositories/categories';
import { runCommand } from './run-command';

/** `node dist/server/add-category.js "Dive Watches" "Built to take pressure."`: adds a category. */
runCommand(async (database, [name, description]) => {
  if (!name || !description) {
    throw new Error('Usage: node dist/server/add-category.js "<name>" "<description>"');
  }
  const added = await addCategory(database, { name, description });
  if (!added) throw new Error(`The category "${name}" exists already.`);
  return `Added the category "${name}".`;
});
