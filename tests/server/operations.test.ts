import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { commandFor } from '#tests/program.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { formBody } from './fixtures/lead.ts';
import { freePort } from './fixtures/free-port.ts';
import { byMail } from './fixtures/notifying-server.ts';
import { startMailServer } from './fixtures/receivers.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** Commands that the project’s checks run before any test. Here they would only take time. */
const runElsewhere = new Set(['npm ci', 'npm run build']);

/** A minimal checkout that runs the server and its commands, with a small built site. */
async function checkout(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  for (const name of ['node_modules', 'src', 'content', 'machines', 'package.json']) {
    await symlink(resolve(name), join(folder, name));
  }
  return folder;
}

/** Lets a checkout's `npm run leads` start the compiled program: to compile it for each of twenty starts takes longer. */
async function compileLeads(folder: string): Promise<void> {
  const source = 'src/server/operate/cli.ts';
  const text = await readFile('package.json', 'utf8');
  const compiled = text.replace(`"tsx ${source}"`, `"${(await commandFor(source)).join(' ')}"`);
  expect(compiled).not.toBe(text);
  const file = join(folder, 'package.json');
  await rm(file);
  await writeFile(file, compiled);
}

/** The commands of docs/operations.md by their heading, in order. */
async function commandsByHeading(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile('docs/operations.md', 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const blocks = [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code = '']) => code);
      const lines = blocks
        .join('')
        .split('\n')
        .filter((line) => !runElsewhere.has(line));
      return [section.split('\n')[0] ?? '', lines.join('\n')];
    }),
  );
}

test('every command in docs/operations.md works as described', async () => {
  const folder = await checkout();
  const port = await freePort();
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const sections = await commandsByHeading();
  const run = promisify(execFile);
  const outputOf = () => readFile(join(folder, 'output.txt'), 'utf8');
  const follow = async (heading: string, isFirst = true): Promise<string> => {
    const all = (sections.get(heading) ?? '').replaceAll('4173', String(port));
    // A database is made once.
    const commands = isFirst ? all : all.replace(/^.* init$/m, '');
    expect(commands).not.toBe('');
    // Output goes to a file: a running server would keep a pipe open.
    const script = `set -euo pipefail\n${commands}`;
    await writeFile(join(folder, 'commands.sh'), script);
    await run('bash', ['-c', 'bash commands.sh > output.txt 2>&1'], {
      cwd: folder,
      env: { ...process.env, ...byMail(mail.url), PORT: String(port), LEADS_DATABASE_URL: '' },
    }).catch(async (cause: unknown) => {
      throw new Error(await outputOf(), { cause });
    });
    return outputOf();
  };
  const send = (changes: Readonly<Record<string, string>>) =>
    fetch(`http://localhost:${port}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: formBody(changes),
    });

  expect(await follow('Start')).toContain('{"ok":true,"version":');
  try {
    await send({ email: 'aroha@example.co.nz' });
    await send({ email: 'mere@example.co.nz' });
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/metrics`)).text())
      .toContain('\nwaymark_notifications_due 0\n');
    expect(await follow('Get notified of every lead')).toBe(
      'No notification has failed or is waiting.\n',
    );
    await compileLeads(folder);
    expect(await follow('Read the log')).toBe('2\n');
    expect(await follow('Watch the numbers')).toContain(
      'waymark_leads_stored_total{form="quote"} 2\n',
    );
    expect(await follow('See the leads')).toContain('quote: 2 leads');
    expect(await readFile(join(folder, 'leads.csv'), 'utf8')).toContain('mere@example.co.nz');
    expect(await follow('Hand a lead on')).toMatch(
      /^Lead 1 goes to Greenlion, .*\nid: 1\n.*\nstatus: sent\n.*\nassign, greenlion: .*Lead 1 is closed\.\nLead 1 is reopened\.\n$/s,
    );
    await send({ 'bot-field': 'buy now', email: 'spam@example.com' });
    expect(await follow('Look through the spam')).toContain('quote: 1 lead\n');
    expect(await follow('Back up')).toMatch(
      /^Copied the leads to (backups\/leads-\w+\.db)\.\n\1 can be restored: 2 leads, the newest of 202\d-\S+; \d+\.\d s\. Nothing was changed\.\n$/,
    );
    const shown = await follow("Show, correct and delete a person's data");
    expect(shown).toContain('"email": "aroha@example.co.nz"');
    expect(shown).toContain('"detail": "greenlion"');
    expect(shown).toContain('Lead 1 is corrected: phone.');
    expect(shown).not.toContain('mere@example.co.nz');
    expect(shown).toMatch(/Deleted 1 lead\.\nCopied the leads to backups\S+\n$/);
  } finally {
    await follow('Stop');
  }
  await expect(send({ email: 'late@example.co.nz' })).rejects.toThrow('fetch failed');
  expect(await follow('Restore')).toBe('Restored 1 lead to data/leads.db.\n');
  expect(await follow('Start', false)).toContain('{"ok":true,"version":');
  expect(await follow('Upgrade')).toBe('Copied the leads to before-upgrade.db.\n');
  await follow('Stop');
  expect([...sections.keys()]).toEqual([
    'Start',
    'Get notified of every lead',
    'Read the log',
    'Watch the numbers',
    'See the leads',
    'Hand a lead on',
    'Look through the spam',
    'Back up',
    "Show, correct and delete a person's data",
    'Stop',
    'Restore',
    'Upgrade',
  ]);
}, 300_000);
