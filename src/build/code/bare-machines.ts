import { MagicString } from 'magic-string';
import { parseAst, Visitor, type Plugin } from 'vite';

/** Properties for people and the compiler, with the node types of their values. */
const saidOf: Readonly<Record<string, readonly string[]>> = {
  description: ['Literal', 'TemplateLiteral'],
  meta: ['ObjectExpression'],
  types: ['ObjectExpression'],
};

/** Removes what nothing reads at run time from a module's machines. */
export function bareMachine(code: string): MagicString {
  const bare = new MagicString(code);
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type !== 'Identifier' || !saidOf[key.name]?.includes(value.type)) return;
      const comma = /^\s*,\s*/.exec(code.slice(end))?.[0] ?? '';
      bare.remove(start, end + comma.length);
    },
  }).visit(parseAst(code));
  return bare;
}

/**
 * A Vite plugin that gives browsers the machines as `bareMachine` leaves them. A build in which it
 * finds nothing to take out fails: machines are then written in a way that it does not know.
 */
export function bareMachines(): Plugin {
  let found = false;
  return {
    name: 'bare-machines',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/machines\/.+\.ts$/ },
      handler(code) {
        const bare = bareMachine(code);
        found ||= bare.hasChanged();
        return { code: bare.toString(), map: bare.generateMap({ hires: true }) };
      },
    },
    buildEnd(error) {
      if (found || error) return;
      this.error(
        'No machine tells what its states are for, so nothing was left out of the code for browsers. Are descriptions written in another way? See src/build/code/bare-machines.ts.',
      );
    },
  };
}
