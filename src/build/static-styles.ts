import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { parseAst, Visitor, type Plugin } from 'vite';
import { editCode, type Edit } from './edit-code.ts';

/** A style has one name in both builds, for it follows from where the style is written. */
const nameOf = (file: string, index: number): string =>
  createHash('sha256').update(`${file}#${index}`).digest('hex').slice(0, 6);

const helper = "import { namedStyle } from '#src/app/named-style.ts';\n";

/**
 * Gives each `css(…)` of a module its name: for the server a call that makes the style under
 * that name, for the browser the bare class, so that it gets neither the style's text nor
 * Emotion. Throws for a style that is made inside a function, which would have no one name.
 */
export function nameStyles(code: string, file: string, target: 'server' | 'browser'): string {
  const edits: Edit[] = [];
  let styles = 0;
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ImportDeclaration({ source, start, end }) {
      const isEmotion = source.value === '@emotion/css' && target === 'browser';
      if (isEmotion) edits.push({ start, end, text: '' });
    },
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'css') return;
      if (depth > 0) {
        throw new Error(`${file} makes a style inside a function. Make it at module level.`);
      }
      const name = nameOf(file, styles++);
      edits.push(
        target === 'browser'
          ? { start, end, text: `"css-${name}"` }
          : { start: callee.start, end: callee.end + 1, text: `namedStyle("${name}", ` },
      );
    },
  }).visit(parseAst(code));
  return styles > 0 && target === 'server' ? helper + editCode(code, edits) : editCode(code, edits);
}

/** A Vite plugin that builds styles as `nameStyles` does. In development Emotion makes them as they run. */
export const staticStyles = (): Plugin => ({
  name: 'static-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.+\.tsx?$/, code: '@emotion/css' },
    handler(code, id) {
      const target = this.environment.name === 'client' ? 'browser' : 'server';
      return { code: nameStyles(code, relative(process.cwd(), id), target), map: null };
    },
  },
});
