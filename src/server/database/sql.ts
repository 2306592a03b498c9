/** An SQL statement or a part of one, with its parameters kept apart from the text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** Returns the text with nested parts inlined and with the placeholders $1, $2, …, and their values. */
  render(values: unknown[] = []): { text: string; values: unknown[] } {
    const text = this.strings.reduce((rendered, string, index) => {
      const part = this.parts[index - 1];
      if (part instanceof Sql) return rendered + part.render(values).text + string;
      values.push(part);
      return `${rendered}$${values.length}${string}`;
    });
    return { text, values };
  }
}

/** Tags a template as SQL: every ${value} becomes a bound parameter, every ${Sql} a part of the text. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return new Sql(strings, parts);
}

/** Inserts a text into SQL as it is, such as a column's name. Never pass user input. */
export function rawSql(text: string): Sql {
  return new Sql([text], []);
}

/** Joins parts of SQL or values with commas. */
export function sqlList(parts: readonly unknown[]): Sql {
  return new Sql(['', ...parts.slice(1).map(() => ', '), ''], parts);
}
