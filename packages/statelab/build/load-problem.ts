import { resolve } from 'node:path';
import { messageOf } from '#statelab/message-of.ts';

/** The line in a file at which something was thrown. */
export function lineThrown(stack: string, file: string): number | undefined {
  const line = /^:(\d+)/.exec(stack.split(resolve(file))[1] ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

const sentence = (text: string): string =>
  `${text.replaceAll(/\s*\n\s*/g, ' ').replace(/[.]$/, '')}.`;

/** Returns a sentence that says where and why a file cannot be loaded, and what to do. */
export function loadProblem(error: unknown, file: string): string {
  const message = messageOf(error);
  // The builder has said where.
  if (/^\S+\.\w+:(?:\d+:)? /.test(message)) return message;
  const thrown = error instanceof Error ? lineThrown(error.stack ?? '', file) : undefined;
  return thrown === undefined
    ? `${file}: ${sentence(message)}`
    : `${file}:${thrown}: ${sentence(message)} Correct it, or move the machine to a file of its own.`;
}
