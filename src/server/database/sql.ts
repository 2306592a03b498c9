/** A statement with its values apart; rendered in PostgreSQL's $1 notation. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** Inlines nested statements and numbers all values consecutively. */
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

/** Tags a template as SQL: every ${value} becomes a bound parameter. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return new Sql(strings, parts);
}

/** Text of this program as SQL, such as a column's name. */
export function rawSql(text: string): Sql {
  return new Sql([text], []);
}

/** Joins statements or values by commas. */
export function sqlList(parts: readonly unknown[]): Sql {
  return new Sql(['', ...parts.slice(1).map(() => ', '), ''], parts);
}
