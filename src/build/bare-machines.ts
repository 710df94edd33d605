import { parseAst, Visitor, type Plugin } from 'vite';
import { editCode, type Edit } from './edit-code.ts';

/** What a machine says of its states to people, by the kind of value it is written as. */
const saidOf: Readonly<Record<string, readonly string[]>> = {
  description: ['Literal', 'TemplateLiteral'],
  meta: ['ObjectExpression'],
};

/** Takes out of a module's machines why their states are there: nothing that runs reads it. */
export function bareMachine(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type !== 'Identifier' || !saidOf[key.name]?.includes(value.type)) return;
      const comma = /^\s*,\s*/.exec(code.slice(end))?.[0] ?? '';
      edits.push({ start, end: end + comma.length, text: '' });
    },
  }).visit(parseAst(code));
  return editCode(code, edits);
}

/** A Vite plugin that gives browsers the machines as `bareMachine` leaves them. */
export const bareMachines = (): Plugin => ({
  name: 'bare-machines',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/machines\/.+\.ts$/ },
    handler: (code) => ({ code: bareMachine(code), map: null }),
  },
});
