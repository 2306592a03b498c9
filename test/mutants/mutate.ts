import ts from 'typescript';

/** A source with one change. */
export interface Mutant {
  /** Describes the change and its place. Does not contain line numbers, so it stays the same when lines move. */
  name: string;
  source: string;
}

interface Change {
  start: number;
  end: number;
  text: string;
  description: string;
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);

/** Properties of states and transitions whose removal changes the behavior. */
const removableProperties = [
  'target',
  'guard',
  'actions',
  'entry',
  'exit',
  'tags',
  'reenter',
  'input',
];
const removableBlocks = ['onDone', 'onError', 'invoke', 'after'];

/** Creates all mutants of a machine's source. */
export function createMutants(source: string): Mutant[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const changes: Change[] = [];
  const targets = new Set<string>();
  const getText = (node: ts.Node) => node.getText(file);
  const getName = (property: ts.ObjectLiteralElementLike) =>
    property.name &&
    (ts.isStringLiteral(property.name) ? property.name.text : getText(property.name));

  /** Removes a node and the comma after it, so that the remaining list is valid. */
  function addRemoval(node: ts.Node, what: string): void {
    const rest = /^\s*,/.exec(source.slice(node.getEnd()));
    const end = node.getEnd() + (rest?.[0].length ?? 0);
    changes.push({
      start: node.getStart(file),
      end,
      text: '',
      description: `${what}: ${getPath(node)}`,
    });
  }
  function addReplacement(node: ts.Node, text: string, what: string): void {
    changes.push({
      start: node.getStart(file),
      end: node.getEnd(),
      text,
      description: `${what}: ${getPath(node)} → ${toOneLine(text)}`,
    });
  }
  /** Returns the names of the properties around a node, outermost first. */
  function getPath(node: ts.Node): string {
    const names: string[] = [];
    for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
      if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at))
        names.unshift(getName(at) ?? '');
      else if (ts.isArrayLiteralExpression(at.parent)) {
        names.unshift(String(at.parent.elements.indexOf(at as ts.Expression)));
      } else if (ts.isVariableDeclaration(at)) names.unshift(getText(at.name));
    }
    return names.filter((name) => name !== 'states').join('.');
  }

  function visitAssign(call: ts.CallExpression): void {
    const [argument] = call.arguments;
    const fields =
      argument && ts.isObjectLiteralExpression(argument)
        ? argument.properties
        : ((argument && getReturnedObject(argument)?.properties) ?? []);
    for (const field of fields) addRemoval(field, 'keeps the old field');
  }
  function getReturnedObject(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
    if (!ts.isArrowFunction(node)) return undefined;
    const body = ts.isParenthesizedExpression(node.body) ? node.body.expression : node.body;
    return ts.isObjectLiteralExpression(body) ? body : undefined;
  }

  function visitProperty(property: ts.PropertyAssignment, parents: string[]): void {
    const name = getName(property) ?? '';
    const { initializer } = property;
    const parent = parents.at(-1);
    if (parent === 'guards' && ts.isArrowFunction(initializer)) {
      addReplacement(initializer, `(...all) => !(${getText(initializer)})(...all)`, 'negates');
    } else if (parent === 'delays' && /^[\d_ *]+$/.test(getText(initializer))) {
      addReplacement(initializer, `2 * ${getText(initializer)}`, 'doubles');
      addReplacement(initializer, `${getText(initializer)} / 2`, 'halves');
    } else if (parent === 'on' || parent === 'after') {
      addRemoval(property, 'drops');
    } else if (parents.includes('states') || parents.includes('on')) {
      if (removableProperties.includes(name) || removableBlocks.includes(name))
        addRemoval(property, 'drops');
    }
    const isTransitionProperty = parent === 'on' || parent === 'after' || name.startsWith('on');
    if (ts.isArrayLiteralExpression(initializer)) {
      const isRemovableList =
        isTransitionProperty || ['actions', 'entry', 'exit', 'tags'].includes(name);
      if (isRemovableList)
        for (const element of initializer.elements) addRemoval(element, 'drops one');
    }
    if (name === 'target' && ts.isStringLiteral(initializer)) targets.add(initializer.text);
    if (name === 'initial' && ts.isStringLiteral(initializer)) visitInitial(property, initializer);
  }
  function visitInitial(property: ts.PropertyAssignment, initial: ts.StringLiteral): void {
    const siblings = property.parent.properties.find((one) => getName(one) === 'states');
    if (!siblings || !ts.isPropertyAssignment(siblings)) return;
    if (!ts.isObjectLiteralExpression(siblings.initializer)) return;
    const other = siblings.initializer.properties.map(getName).find((one) => one !== initial.text);
    if (other) addReplacement(initial, `'${other}'`, 'begins elsewhere');
  }
  function visit(node: ts.Node, parents: string[]): void {
    if (ts.isCallExpression(node) && getText(node.expression) === 'assign') visitAssign(node);
    if (ts.isPropertyAssignment(node)) {
      visitProperty(node, parents);
      const name = getName(node) ?? '';
      ts.forEachChild(node, (child) => visit(child, [...parents, name]));
    } else {
      ts.forEachChild(node, (child) => visit(child, parents));
    }
  }
  visit(file, []);

  // Replace each target by another target of the same kind.
  const targetNames = [...targets];
  const visitTargets = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && getName(node) === 'target') {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) {
        const similarTargets = targetNames.filter(
          (one) => /^\W?/.exec(one)?.[0] === /^\W?/.exec(initializer.text)?.[0],
        );
        const other =
          similarTargets[(similarTargets.indexOf(initializer.text) + 1) % similarTargets.length];
        if (other && other !== initializer.text)
          addReplacement(initializer, `'${other}'`, 'goes elsewhere');
      }
    }
    ts.forEachChild(node, visitTargets);
  };
  visitTargets(file);

  return changes.map(({ start, end, text, description }) => ({
    name: description,
    source: source.slice(0, start) + text + source.slice(end),
  }));
}
