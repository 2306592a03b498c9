import ts from 'typescript';

/**
 * A browser's translation takes text nodes out of the page and puts <font> elements in their place. React replaces
 * the text of an element without other children as a whole, which is safe. A text node with siblings, or one of a
 * fragment or component, it changes, removes or inserts before: then old words stay, or the page throws.
 */
export const translatableText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Text beside what can change: write one template literal as the only child, or wrap the text in an element of its own.',
      fragment: 'Text of a fragment: wrap it in an element, or make it the only child of one.',
      component: '{{name}} renders text without an element: let it render one.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));

    const isText = (child) => {
      if (child.type === 'JSXText') return child.value.trim() !== '';
      if (child.type !== 'JSXExpressionContainer') return false;
      const { expression } = child;
      if (expression.type === 'Literal') return String(expression.value).trim() !== '';
      return expression.type !== 'JSXEmptyExpression' && mayBeText(checker, typeOf(expression));
    };

    const canChange = (child) => {
      if (child.type === 'JSXExpressionContainer')
        return !['Literal', 'JSXEmptyExpression'].includes(child.expression.type);
      return child.type === 'JSXElement' && renderedBy(child).some((type) => !isElement(type));
    };

    /** What a component of this project may render; nothing is known of a library's, which render one element. */
    const renderedBy = ({ openingElement: { name } }) => {
      if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name)) return [];
      return typeOf(name)
        .getCallSignatures()
        .filter(
          ({ declaration }) => !declaration?.getSourceFile().fileName.includes('/node_modules/'),
        )
        .flatMap((signature) => partsOf(checker.getReturnTypeOfSignature(signature)));
    };

    return {
      JSXFragment(node) {
        for (const child of node.children)
          if (isText(child)) context.report({ node: child, messageId: 'fragment' });
      },
      JSXElement(node) {
        const { name } = node.openingElement;
        if (renderedBy(node).some((type) => mayBeText(checker, type)))
          context.report({ node: name, messageId: 'component', data: { name: name.name } });

        const children = node.children.filter(isRendered);
        if (children.length < 2 || !children.some(canChange)) return;
        for (const child of children)
          if (isText(child)) context.report({ node: child, messageId: 'beside' });
      },
    };
  },
};

const isRendered = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !['Literal', 'JSXEmptyExpression'].includes(child.expression?.type) ||
      String(child.expression.value ?? '').trim() !== '';

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

const isElement = (type) => type.symbol?.name === 'Element' || type.symbol?.name === 'ReactElement';

const textual =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

function mayBeText(checker, type, outer = []) {
  if (outer.includes(type)) return false;
  return partsOf(type).some(
    (part) =>
      // Of '' React makes no node.
      ((part.flags & textual) !== 0 && part.value !== '') ||
      (checker.isArrayType(part) &&
        checker.getTypeArguments(part).some((item) => mayBeText(checker, item, [...outer, type]))),
  );
}
