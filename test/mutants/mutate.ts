import ts from 'typescript';

/** One careless change of a source, and where. */
export interface Mutant {
  /** What was done, with the text that it was done to: it stays the same when lines move. */
  name: string;
  source: string;
}

interface Change {
  start: number;
  end: number;
  text: string;
  what: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);

/** What leaves a chart without a part of what it does. */
const droppable = ['target', 'guard', 'actions', 'entry', 'exit', 'tags', 'reenter', 'input'];
const wholeParts = ['onDone', 'onError', 'invoke', 'after'];

/** Every change that is made to a machine's source, one at a time. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const changes: Change[] = [];
  const targets = new Set<string>();
  const textOf = (node: ts.Node) => node.getText(file);
  const nameOf = (property: ts.ObjectLiteralElementLike) =>
    property.name &&
    (ts.isStringLiteral(property.name) ? property.name.text : textOf(property.name));

  /** With the comma behind it, so that what is left is still a list. */
  function drop(node: ts.Node, what: string): void {
    const rest = /^\s*,/.exec(source.slice(node.getEnd()));
    const end = node.getEnd() + (rest?.[0].length ?? 0);
    changes.push({ start: node.getStart(file), end, text: '', what: `${what}: ${pathTo(node)}` });
  }
  function replace(node: ts.Node, text: string, what: string): void {
    changes.push({
      start: node.getStart(file),
      end: node.getEnd(),
      text,
      what: `${what}: ${pathTo(node)} → ${oneLine(text)}`,
    });
  }
  /** The names of the properties around a node, from outside to inside. */
  function pathTo(node: ts.Node): string {
    const names: string[] = [];
    for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
      if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at))
        names.unshift(nameOf(at) ?? '');
      else if (ts.isArrayLiteralExpression(at.parent)) {
        names.unshift(String(at.parent.elements.indexOf(at as ts.Expression)));
      } else if (ts.isVariableDeclaration(at)) names.unshift(textOf(at.name));
    }
    return names.filter((name) => name !== 'states').join('.');
  }

  function visitAssign(call: ts.CallExpression): void {
    const [argument] = call.arguments;
    const fields =
      argument && ts.isObjectLiteralExpression(argument)
        ? argument.properties
        : ((argument && returned(argument)?.properties) ?? []);
    for (const field of fields) drop(field, 'keeps the old field');
  }
  function returned(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
    if (!ts.isArrowFunction(node)) return undefined;
    const body = ts.isParenthesizedExpression(node.body) ? node.body.expression : node.body;
    return ts.isObjectLiteralExpression(body) ? body : undefined;
  }

  function visitProperty(property: ts.PropertyAssignment, parents: string[]): void {
    const name = nameOf(property) ?? '';
    const { initializer } = property;
    const parent = parents.at(-1);
    if (parent === 'guards' && ts.isArrowFunction(initializer)) {
      replace(initializer, `(...all) => !(${textOf(initializer)})(...all)`, 'negates');
    } else if (parent === 'delays' && /^[\d_ *]+$/.test(textOf(initializer))) {
      replace(initializer, `2 * ${textOf(initializer)}`, 'doubles');
      replace(initializer, `${textOf(initializer)} / 2`, 'halves');
    } else if (parent === 'on' || parent === 'after') {
      drop(property, 'drops');
    } else if (parents.includes('states') || parents.includes('on')) {
      if (droppable.includes(name) || wholeParts.includes(name)) drop(property, 'drops');
    }
    const isChoice = parent === 'on' || parent === 'after' || name.startsWith('on');
    if (ts.isArrayLiteralExpression(initializer)) {
      const isList = isChoice || ['actions', 'entry', 'exit', 'tags'].includes(name);
      if (isList) for (const element of initializer.elements) drop(element, 'drops one');
    }
    if (name === 'target' && ts.isStringLiteral(initializer)) targets.add(initializer.text);
    if (name === 'initial' && ts.isStringLiteral(initializer)) visitInitial(property, initializer);
  }
  function visitInitial(property: ts.PropertyAssignment, initial: ts.StringLiteral): void {
    const siblings = property.parent.properties.find((one) => nameOf(one) === 'states');
    if (!siblings || !ts.isPropertyAssignment(siblings)) return;
    if (!ts.isObjectLiteralExpression(siblings.initializer)) return;
    const other = siblings.initializer.properties.map(nameOf).find((one) => one !== initial.text);
    if (other) replace(initial, `'${other}'`, 'begins elsewhere');
  }
  function visit(node: ts.Node, parents: string[]): void {
    if (ts.isCallExpression(node) && textOf(node.expression) === 'assign') visitAssign(node);
    if (ts.isPropertyAssignment(node)) {
      visitProperty(node, parents);
      const name = nameOf(node) ?? '';
      ts.forEachChild(node, (child) => visit(child, [...parents, name]));
    } else {
      ts.forEachChild(node, (child) => visit(child, parents));
    }
  }
  visit(file, []);

  // Each target once more: another one, as a slip of the pen would have it.
  const all = [...targets];
  const swap = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'target') {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) {
        const likeIt = all.filter(
          (one) => /^\W?/.exec(one)?.[0] === /^\W?/.exec(initializer.text)?.[0],
        );
        const other = likeIt[(likeIt.indexOf(initializer.text) + 1) % likeIt.length];
        if (other && other !== initializer.text)
          replace(initializer, `'${other}'`, 'goes elsewhere');
      }
    }
    ts.forEachChild(node, swap);
  };
  swap(file);

  return changes.map(({ start, end, text, what }) => ({
    name: what,
    source: source.slice(0, start) + text + source.slice(end),
  }));
}
