import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { print, runCommand, WrongUse } from '#src/server/command.ts';
import { messageOf } from '#src/server/message-of.ts';
import { layOut } from '#src/server/leads/table.ts';
import { terminalJson, terminalText } from '#src/server/leads/terminal-text.ts';
import { removeRows } from '#src/server/remove-rows.ts';
import { databaseLocation, printableUrl } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import type { ReportStore, StoredReport } from '#src/server/store/report-store.ts';
import { parseReportsCommand, type ReportsCommand } from './command-line.ts';
import { help } from './help.ts';

function toTable(reports: readonly StoredReport[]): string {
  if (reports.length === 0) return 'No reports yet.\n';
  const rows = reports.map(({ id, receivedAt, site, path, machines }) =>
    [String(id), receivedAt, site, path, machines.join(', ')].map(terminalText),
  );
  return layOut([['id', 'receivedAt', 'site', 'path', 'machines'], ...rows]);
}

async function textOf(store: ReportStore, id: number): Promise<string> {
  const report = await store.find(id);
  if (report === null) throw new WrongUse(`There is no report ${id}.`);
  return report;
}

/** Does what is asked of the reports, and gives what is to be printed. */
async function runOn(store: ReportStore, command: ReportsCommand): Promise<string> {
  switch (command.name) {
    case 'show':
      return `${terminalJson(JSON.parse(await textOf(store, command.id)))}\n`;
    case 'save':
      await writeFile(command.file, `${await textOf(store, command.id)}\n`, {
        flag: 'wx',
        mode: 0o600,
      });
      return `Report ${command.id} is in ${command.file}.\n`;
    case 'delete': {
      const { id, confirmed } = command;
      const description = `of number ${id}`;
      return removeRows(store, { noun: 'report', selection: { id }, description, confirmed });
    }
    default:
      return toTable(await store.list());
  }
}

await runCommand(async () => {
  const command = parseReportsCommand(process.argv.slice(2));
  if (command.name === 'help') return print(help);
  const location = databaseLocation(process.env);
  if (location.file !== undefined && !existsSync(location.file)) {
    // Reading makes no database.
    if (command.name === 'list') return print(toTable([]));
    throw new WrongUse(`There is no report ${command.id}.`);
  }
  const store = await openLeadStore(location);
  try {
    print(await runOn(store.reports, command));
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new Error(`The reports at ${printableUrl(location)} failed: ${messageOf(error)}.`, {
      cause: error,
    });
  } finally {
    store.close();
  }
});
