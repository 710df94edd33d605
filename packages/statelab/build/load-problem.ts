import { resolve } from 'node:path';
import { callingLine } from './outside.ts';
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
  const stack = error instanceof Error ? error.stack : '';
  const thrown = lineThrown(stack ?? '', file);
  const elsewhere = callingLine(stack ?? '');
  if (thrown === undefined && elsewhere === undefined) return `${file}: ${sentence(message)}`;
  const where = thrown === undefined ? `${file}: ${elsewhere}` : `${file}:${thrown}`;
  return `${where}: ${sentence(message)} Correct it, or move the machine to a file of its own.`;
}
