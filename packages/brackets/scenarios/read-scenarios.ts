import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { marked } from '#brackets/parse/unreadable.ts';
import { UsageError } from '#command-line/run-command.ts';
import { scenariosSchema, type Scenarios } from './scenario.ts';

/** The position of a value, or of the nearest parent if it is missing. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly unknown[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const found: unknown = document.getIn(path.slice(0, length), true);
    if (typeof found !== 'object' || found === null || !('range' in found)) continue;
    if (Array.isArray(found.range)) return Number(found.range[0]);
  }
  return 0;
}

/** Reads a file of scenarios. Throws a UsageError that points at an invalid value. */
export function readScenarios(file: string, text: string): Scenarios {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const refuse = (sentence: string, offset: number): UsageError => {
    const { line, col } = lineCounter.linePos(offset);
    const mark = marked(text.split('\n')[line - 1] ?? '', col - 1);
    return new UsageError(`${file}, line ${line}: ${sentence}\n${mark}`);
  };
  const [error] = document.errors;
  if (error !== undefined) throw refuse(error.message, error.pos[0]);
  const { issues, output, success } = v.safeParse(scenariosSchema, document.toJS());
  if (success) return output;
  const [issue] = issues;
  throw refuse(issue.message, offsetOf(document, issue.path?.map(({ key }) => key) ?? []));
}
