import { MagicString } from 'magic-string';
import { parseAst, Visitor, type ESTree } from 'vite';

/** How a build replaces styles. A place is a file and the component's index in it. */
export interface StyleWriter {
  readonly imports: string;
  readonly component: (source: string, place: string, element: string) => string;
  readonly fragment: (source: string) => string;
}

/** The names that a module may import from Emotion. */
const known: Readonly<Record<string, readonly string[]>> = {
  '@emotion/styled': ['styled'],
  '@emotion/react': ['css', 'Global'],
};

/** The element of `styled.a` or `styled(Link)`, as code; undefined for other expressions. */
function elementOf(made: ESTree.Expression, code: string): string | undefined {
  const isMember = made.type === 'MemberExpression';
  if (!isMember && made.type !== 'CallExpression') return undefined;
  const maker = isMember ? made.object : made.callee;
  const element = isMember ? made.property : made.arguments[0];
  if (maker.type !== 'Identifier' || maker.name !== 'styled' || !element) return undefined;
  const name = code.slice(element.start, element.end);
  return isMember ? `'${name}'` : name;
}

/** Replaces each `styled…(…)` and `css(…)`. Throws for a style that is not known at build time. */
export function rewriteStyles(code: string, file: string, writer: StyleWriter): MagicString {
  const written = new MagicString(code);
  const refuse = (why: string): never => {
    throw new Error(`${file} ${why}`);
  };
  let places = 0;
  let functions = 0;
  let styleEnd = 0;
  const enter = ({ start }: ESTree.Node) => {
    if (start < styleEnd)
      refuse('styles by a function. Use a data attribute or a custom property.');
    functions += 1;
  };
  const leave = () => void (functions -= 1);
  function write({ start, end }: ESTree.Node, made: ESTree.Expression): void {
    const element = elementOf(made, code);
    const isFragment = made.type === 'Identifier' && made.name === 'css';
    // A fragment inside a style is replaced with that style.
    if ((element === undefined && !isFragment) || start < styleEnd) return;
    if (functions > 0) refuse('makes a style inside a function. Make it at module level.');
    styleEnd = end;
    const source = code.slice(start, end);
    const text =
      element === undefined
        ? writer.fragment(source)
        : writer.component(source, `${file}#${places++}`, element);
    written.update(start, end, text);
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: (call) => write(call, call.callee),
    TaggedTemplateExpression: (template) => write(template, template.tag),
    ImportDeclaration({ source, specifiers, start, end }) {
      const names = known[source.value];
      if (names === undefined) return;
      const other = specifiers.find(({ local }) => !names.includes(local.name));
      if (other)
        refuse(
          `imports ${other.local.name}. Of ${source.value} the build knows ${names.join(' and ')}.`,
        );
      written.remove(start, end);
    },
  }).visit(parseAst(code));
  return written.prepend(writer.imports);
}
