import { execFileSync } from 'node:child_process';
import { project } from './runner';

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: project, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from the commit at which this branch left another one, and those that git
 * does not know yet; by their paths from the repository's root. Deleted ones are not among them.
 */
export function changedFiles(since: string): string[] {
  const [base] = git('merge-base', since, 'HEAD');
  if (!base) throw new Error(`This branch and ${since} have no commit in common.`);
  const known = git('diff', '--name-only', '--diff-filter=d', base);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...known, ...unknown];
}
