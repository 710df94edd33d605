import { zones } from './zones.js';

/**
 * A rule of oxlint: refuses words in identifiers that ENGLISH of this house has a plainer word for.
 * Its option maps each word to what to write instead. A word counts where it stands alone in a
 * camelCase or UPPER_CASE name: `told` and `isTold`, not `nothing`. `response-names` is the same rule,
 * for files that refuse a word which is right elsewhere: an answer is what a visitor has typed.
 */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const plainNames = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [successors = {}] = context.options;
    const check = (node) => {
      const words = ` ${wordsOf(node.name).join(' ')} `;
      const found = Object.keys(successors).find((word) => words.includes(` ${word} `));
      if (found === undefined) return;
      const message = `'${node.name}' says '${found}'. Write ${successors[found]}.`;
      context.report({ node, message });
    };
    return { Identifier: check, JSXIdentifier: check, PrivateIdentifier: check };
  },
};

export default {
  meta: { name: 'waymark' },
  rules: { 'plain-names': plainNames, 'response-names': plainNames, zones },
};
