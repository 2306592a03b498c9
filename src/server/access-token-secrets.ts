import type { Environment } from './configuration';
import { isMadeOfWords, looksRandom } from './random-secret';

const shortestSecret = 32;

/** One line for whatever keeps the access tokens from being signed by what nobody guesses. */
export function findAccessTokenSecretProblems(environment: Environment): string[] {
  const text = (name: string) => environment[name]?.trim() ?? '';
  const problems: string[] = [];
  const secret = text('ACCESS_TOKEN_SECRET');
  for (const name of ['ACCESS_TOKEN_SECRET', 'PREVIOUS_ACCESS_TOKEN_SECRET']) {
    const value = text(name);
    if (value && value.length < shortestSecret) {
      problems.push(`${name} is too short: it needs ${shortestSecret} characters.`);
    } else if (isMadeOfWords(value)) {
      problems.push(
        `${name} is made of words, as a placeholder is: \`openssl rand -base64 48\` prints a random one.`,
      );
    } else if (value && !looksRandom(value)) {
      problems.push(`${name} is not random: \`openssl rand -base64 48\` prints one that is.`);
    }
  }
  if (secret && secret === text('PREVIOUS_ACCESS_TOKEN_SECRET')) {
    problems.push(
      'PREVIOUS_ACCESS_TOKEN_SECRET is the secret of now: leave it out, or name the old one.',
    );
  }
  return problems;
}
