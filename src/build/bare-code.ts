import { MagicString } from 'magic-string';
import { parseAst, Visitor, type Plugin } from 'vite';

/** Properties that nothing reads in a browser, by name: the kinds of value they are written as. */
type Unread = Readonly<Record<string, readonly string[]>>;

/** What a machine says of its states to people, and of its types to the compiler. */
const ofMachines: Unread = {
  description: ['Literal', 'TemplateLiteral'],
  meta: ['ObjectExpression'],
  types: ['ObjectExpression'],
};

/** What a route says of its views to the renderer. */
const ofRoutes: Unread = { staticData: ['ObjectExpression'] };

/** Takes such properties out of a module. */
function without(unread: Unread, code: string): MagicString {
  const bare = new MagicString(code);
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type !== 'Identifier' || !unread[key.name]?.includes(value.type)) return;
      const comma = /^\s*,\s*/.exec(code.slice(end))?.[0] ?? '';
      bare.remove(start, end + comma.length);
    },
  }).visit(parseAst(code));
  return bare;
}

export const bareMachine = (code: string): MagicString => without(ofMachines, code);
export const bareRoute = (code: string): MagicString => without(ofRoutes, code);

/**
 * A Vite plugin that gives browsers some modules as `bare` leaves them. A build in which it finds
 * nothing to take out fails: they are then written in a way that it does not know.
 */
function bareCode(
  name: string,
  id: RegExp,
  bare: (code: string) => MagicString,
  mute: string,
): Plugin {
  let found = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id },
      handler(code) {
        const left = bare(code);
        found ||= left.hasChanged();
        return { code: left.toString(), map: left.generateMap({ hires: true }) };
      },
    },
    buildEnd(error) {
      if (found || error) return;
      this.error(
        `${mute}, so nothing was left out of the code for browsers. Is that written in another way? See src/build/bare-code.ts.`,
      );
    },
  };
}

export const bareMachines = (): Plugin =>
  bareCode(
    'bare-machines',
    /\/machines\/.+\.ts$/,
    bareMachine,
    'No machine tells what its states are for',
  );

export const bareRoutes = (): Plugin =>
  bareCode('bare-routes', /\/src\/routes\/.+\.tsx$/, bareRoute, 'No route names its views');
