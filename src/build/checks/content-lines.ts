import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDay } from '#brackets/core/calendar.ts';

export interface ContentLine {
  /** Such as `content/services.ts:49`. */
  readonly place: string;
  readonly text: string;
}

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));

export const linesOf = (file: string, source: string): readonly ContentLine[] =>
  source.split(/\r?\n/).map((text, index) => ({ place: `${file}:${index + 1}`, text }));

export const readContent = (): readonly ContentLine[] =>
  filesIn('content')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => linesOf(file, readFileSync(file, 'utf8')));

/** The places that contain an address, as a text or as a link in one. */
export const placesOf = (lines: readonly ContentLine[], address: string): readonly string[] =>
  lines
    .filter(({ text }) => text.includes(`'${address}'`) || text.includes(`(${address})`))
    .map(({ place }) => place);

const isCode = ({ text }: ContentLine): boolean => !/^\s*(?:\/?\*|\/\/)/.test(text);

/**
 * Finds dates that are not in the calendar, such as 2026-02-30, and figures that have no entry in
 * the ledger: `facts.gstRat` and the mark [^gstRat].
 */
export const lineFaults = (
  lines: readonly ContentLine[],
  ledger: ReadonlySet<string>,
): readonly string[] =>
  lines.filter(isCode).flatMap(({ place, text }) => [
    ...[...text.matchAll(/'(\d{4}-\d{1,2}-\d{1,2})'/g)]
      .filter(([, date = '']) => !isDay(date))
      .map(([, date]) => `${place}: ${date} is not a day of the calendar.`),
    ...[...text.matchAll(/(?<![\w/])facts\.(\w+)|\[\^([\w-]+)/g)]
      .map(([, fact, mark = '']) => fact ?? mark)
      .filter((id) => !ledger.has(id))
      .map((id) => `${place}: the ledger in content/facts has no entry "${id}".`),
  ]);
