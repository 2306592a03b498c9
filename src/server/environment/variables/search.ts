import { z } from 'zod';
import { documentation } from '../variable';

export const searchVariables = {
  SEARCH_SYNONYMS: z
    .string()
    .transform((text) => text.split(/[;\n]/).filter((line) => line.trim() !== ''))
    .refine((lines) => lines.every(isSynonymLine), 'is not a list of synonyms')
    .default([])
    .register(documentation, {
      description:
        'Synonyms in addition to the built-in ones, in the format of Solr and Elasticsearch, separated by semicolons or line breaks: `a, b` are equivalent; a search for `a => b, c` also finds b and c.',
      example: 'batgirl => gmt master; sinn, zinn',
      expected: 'such as batgirl => gmt master; sinn, zinn',
    }),
};

/** A line has two phrases at least. */
function isSynonymLine(line: string): boolean {
  const sides = line.split('=>').map((side) => side.split(',').map((phrase) => phrase.trim()));
  const phrases = sides.flat();
  return sides.length <= 2 && phrases.length > 1 && phrases.every((phrase) => phrase !== '');
}
