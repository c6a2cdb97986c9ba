import { analyse } from 'scslre';

/** A literal of the syntax tree. */
interface Literal {
  regex?: { pattern: string; flags: string };
}

interface Context {
  report: (problem: { node: Literal; message: string }) => void;
}

/** Reports patterns whose time grows faster than the text: anybody may have written it. */
const linearPatterns = {
  create(context: Context) {
    return {
      Literal(node: Literal) {
        if (node.regex === undefined) return;
        const { pattern: source, flags } = node.regex;
        const [found] = analyse({ source, flags }).reports;
        if (found === undefined) return;
        const message = `A text of many ${JSON.stringify(found.character.pick)} takes this pattern more time than its length.`;
        context.report({ node, message });
      },
    };
  },
};

const plugin = { meta: { name: 'patterns' }, rules: { linear: linearPatterns } };
// oxlint-disable-next-line import/no-default-export -- plugins are loaded by it
export default plugin;
