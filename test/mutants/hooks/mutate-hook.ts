import ts from 'typescript';
import type { Mutant } from '../mutate';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70);

/** What only says how long RTK Query remembers an answer: nobody sees it on a screen. */
const rememberedOnly = ['track', 'subscribe'];

/** How an effect is told when to run again. */
const effects = ['useEffect', 'useLayoutEffect'];

const opposites: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};
const joints = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
];

/** Every change that is made to a hook's or a component's source, one at a time, as a careless hand would. */
export function mutantsOfHook(source: string, name = 'use-it.ts'): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true);
  const mutants = new Map<string, Mutant>();
  const textOf = (node: ts.Node) => node.getText(file);

  function change(node: ts.Node, text: string, what: string, end = node.getEnd()): void {
    const start = node.getStart(file);
    const made = source.slice(0, start) + text + source.slice(end);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    mutants.set(made, { name: `${what}: ${oneLine(textOf(node))} (line ${line})`, source: made });
  }
  function drop(node: ts.Node, what: string): void {
    const rest = /^\s*,/.exec(source.slice(node.getEnd()));
    change(node, '', what, node.getEnd() + (rest?.[0].length ?? 0));
  }

  function visitStatement(node: ts.Statement): void {
    if (ts.isExpressionStatement(node)) change(node, ';', 'leaves out');
    if (ts.isIfStatement(node)) {
      change(node, ';', 'leaves out');
      change(node.expression, `!(${textOf(node.expression)})`, 'negates');
    }
    const isCleanUp =
      ts.isReturnStatement(node) && !!node.expression && ts.isArrowFunction(node.expression);
    if (isCleanUp) change(node, ';', 'does not clean up');
  }
  function visitExpression(node: ts.Node): void {
    if (ts.isArrowFunction(node) && ts.isCallExpression(node.body)) {
      change(node.body, 'undefined', 'does nothing');
    } else if (ts.isConditionalExpression(node)) {
      change(node, textOf(node.whenTrue), 'always the first');
      change(node, textOf(node.whenFalse), 'always the second');
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const opposite = opposites[kind];
      if (opposite) change(node.operatorToken, opposite, `in ${oneLine(textOf(node))}`);
      if (joints.includes(kind)) {
        change(node, textOf(node.left), 'only the left');
        change(node, textOf(node.right), 'only the right');
      }
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken)
        change(node, textOf(node.operand), 'negates');
    } else if (ts.isAwaitExpression(node)) {
      change(node, textOf(node.expression), 'does not wait');
    } else if (ts.isCallExpression(node) && effects.includes(textOf(node.expression))) {
      const [, when] = node.arguments;
      if (when) change(when, 'undefined', 'at each render');
    }
  }
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) {
      return;
    }
    if (ts.isJsxAttribute(node)) {
      // What is written in place, such as a size, is for the eye.
      const isExpression = node.initializer && ts.isJsxExpression(node.initializer);
      if (isExpression) change(node, '', 'leaves out');
    } else if (ts.isObjectLiteralElement(node)) {
      const name = node.name && textOf(node.name);
      if (name !== undefined && rememberedOnly.includes(name)) return;
      // What a hook returns is held by the types of who calls it.
      if (!ts.isReturnStatement(node.parent.parent)) drop(node, 'leaves out');
    }
    if (ts.isStatement(node)) visitStatement(node);
    visitExpression(node);
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [...mutants.values()];
}
