/** A statement with its values kept apart, in PostgreSQL's $1 notation once rendered. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly parts: readonly unknown[],
  ) {}

  /** Renders nested statements in place and numbers their values through. */
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

/** Tags a template as SQL: every ${value} is sent beside the text, never inside it. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  return new Sql(strings, parts);
}
