/** A node of the syntax tree, as far as the rule reads it. */
interface Node {
  type: string;
  range: [number, number];
  children?: Node[];
  expression?: Node;
  value?: unknown;
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  object?: Node;
  property?: { name?: string };
  openingElement?: { name: { name?: string } };
  callee?: Node;
  name?: string;
  parent?: Node;
}

interface Fixer {
  insertTextBefore: (node: Node, text: string) => unknown;
  insertTextAfter: (node: Node, text: string) => unknown;
}

interface Context {
  report: (problem: { node: Node; message: string; fix: (fixer: Fixer) => unknown[] }) => void;
}

const MESSAGE =
  'Put this text into an element of its own: Chrome’s translation replaces text nodes, which React then neither changes nor removes.';

const isBlank = ({ value }: Node) => typeof value === 'string' && value.trim() === '';

/** Names of values that are elements wherever this code base uses them. */
const ELEMENTS = /^(?:children|actions|aside|controls|notice|state|[a-z]*(?:[cC]ards|List))$/;
/** Elements whose `children` are words. */
const OF_WORDS = /^(?:a|button|label|li|Link|p|span|strong|summary|t[dh]|d[dt]|h[1-6])$/;
/** Functions that return text. */
const TEXT_FUNCTIONS = /^(?:replace|replaceAll|trim|join|toString|format\w*)$/;

/** True if an expression may be text. */
function isText(node: Node | undefined): boolean {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return isText(node.expression);
    case 'JSXText':
    case 'Literal':
      return !isBlank(node) && node.value !== null && typeof node.value !== 'boolean';
    case 'TemplateLiteral':
      return true;
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right);
    case 'Identifier':
      return !ELEMENTS.test(node.name ?? '');
    case 'MemberExpression':
      return !ELEMENTS.test(node.property?.name ?? '');
    case 'CallExpression': {
      const name = node.callee?.property?.name ?? node.callee?.name ?? '';
      return TEXT_FUNCTIONS.test(name);
    }
    default:
      return false;
  }
}

/** Reports text beside other children of an element. */
const bareText = {
  meta: { fixable: 'code' as const },
  create(context: Context) {
    const check = ({ children = [], openingElement }: Node) => {
      const shown = children.filter(
        (child) =>
          // A blank within a line is a text node, too.
          !(child.type === 'JSXText' && isBlank(child) && String(child.value).includes('\n')) &&
          child.expression?.type !== 'JSXEmptyExpression',
      );
      if (shown.length < 2) return;
      const isOfWords = OF_WORDS.test(openingElement?.name.name ?? '');
      for (const node of shown) {
        if (!isText(node) && !(isOfWords && node.expression?.name === 'children')) continue;
        context.report({
          node,
          message: MESSAGE,
          fix: (fixer) => [
            fixer.insertTextBefore(node, '<span>'),
            fixer.insertTextAfter(node, '</span>'),
          ],
        });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const plugin = { meta: { name: 'studio' }, rules: { 'bare-text': bareText } };
// oxlint-disable-next-line import/no-default-export -- plugins are loaded by it
export default plugin;
