import { messageOf } from '#statelab/message-of.ts';
import { lineThrown } from './places.ts';

/** esbuild's message about a file, also as tsx passes it on. */
const syntax = /^(?:.*[\\/])?([^\\/\n]+):(\d+):\d+: ERROR: (.+)$/m;

/** XState's or another package that is not installed where a file looks for it. */
const notInstalled =
  /Cannot find (?:module|package) '((?:@[\w-]+\/)?xstate)'|Could not resolve "(xstate)"/;

const sentence = (text: string): string =>
  `${text.replaceAll(/\s*\n\s*/g, ' ').replace(/[.]$/, '')}.`;

/** Returns a sentence that says where and why a file cannot be loaded, and what to do. */
export function loadProblem(error: unknown, file: string): string {
  const message = messageOf(error);
  const [, missing, unresolved] = notInstalled.exec(message) ?? [];
  const name = missing ?? unresolved;
  if (name !== undefined) {
    return `${file}: It imports ${name}, which is not installed there: npm install ${name}.`;
  }
  const [, , wrong, why] = syntax.exec(message) ?? [];
  if (wrong !== undefined && why !== undefined) {
    return `${file}:${wrong}: ${sentence(why)} Correct it, and open the file again.`;
  }
  if (message.endsWith('before initialization')) {
    return `${file}: ${sentence(message)} Files that it imports import each other: move what both need to a third.`;
  }
  const thrown = error instanceof Error ? lineThrown(error.stack ?? '', file) : undefined;
  return thrown === undefined
    ? `${file}: ${sentence(message)}`
    : `${file}:${thrown}: ${sentence(message)} Correct it, or move the machine to a file of its own.`;
}
