import { readFileSync } from 'node:fs';
import type { ProjectCopy } from '#tests/content/project-copy.ts';

/** The code blocks of CONTRIBUTING.md under a heading, in order. */
function codeUnder(heading: string): readonly string[] {
  const parts = readFileSync('CONTRIBUTING.md', 'utf8').split(/^### /m);
  const section = parts.find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);
}

/** Inserts text before an anchor. */
const insert = (project: ProjectCopy, file: string, anchor: string, text = ''): void =>
  project.edit(file, anchor, text + anchor);

/** Timaru, between Christchurch and Queenstown. */
export function addTimaru(project: ProjectCopy): void {
  const [entry, details, land] = codeUnder('A city');
  insert(project, 'content/cities.ts', "  { slug: 'queenstown'", entry);
  insert(project, 'content/cities.ts', '  queenstown: {\n', details);
  insert(project, 'packages/art/cities/south-island.ts', '  queenstown: {\n', land);
  const words = project.read('content/pages/gisborne.ts');
  project.write(
    'content/pages/timaru.ts',
    words.replaceAll('Gisborne', 'Timaru').replaceAll('gisborne', 'timaru'),
  );
  const { status, output } = project.script('packages/art/draw.ts');
  if (status !== 0) throw new Error(output);
}

/** 'How do you keep your books?' between the services and the urgency. */
export function addBookkeeping(project: ProjectCopy): void {
  const [words, field] = codeUnder('A wizard step');
  insert(project, 'content/forms/quote.ts', "  urgency: {\n    short: 'Timing',", words);
  insert(project, 'content/forms/quote.ts', "  urgency: {\n    step: 'urgency',", field);
}

/** A business name on the contact form, after the name. */
export function addField(project: ProjectCopy): void {
  const [field] = codeUnder('A field');
  insert(project, 'content/forms/contact.ts', '    email: sharedFields.email,', field);
}

/** A kind of page, with one page of it. */
export function addKind(project: ProjectCopy): void {
  const [row = '', view = ''] = codeUnder('A kind of page');
  const routes = 'src/routes/content-pages.tsx';
  insert(project, routes, '  /** A page of sections:', row);
  insert(
    project,
    routes,
    'import { BesideContents }',
    "import { NoticePage } from '#src/views/notice/notice-page.tsx';\n",
  );
  project.write('src/views/notice/notice-page.tsx', view);
  const words = project.read('content/pages/accessibility.ts');
  project.write(
    'content/pages/closed-on-anzac-day.ts',
    words
      .replace("path: '/accessibility'", "path: '/closed-on-anzac-day'")
      .replace(/kind: '[a-z]+',\n {2}family/, "kind: 'notice',\n  family")
      .replace("title: 'Accessibility'", "title: 'Closed on Anzac Day'")
      .replace("heading: 'Accessibility'", "heading: 'Closed on Anzac Day'")
      .replace('people who use a keyboard', 'anybody who uses a keyboard'),
  );
}

const thisYearsRules = (project: ProjectCopy): readonly string[] =>
  /(?:  \{\n    from: '2026-04-01'.*?\n  \},\n)/s.exec(
    project.read('packages/brackets/data/pay-rules.ts'),
  ) ?? [];

/** A schedule and pay rules from 1 April 2027. */
export function addTaxYear(project: ProjectCopy): void {
  const schedules = 'packages/brackets/data/tax-schedules.ts';
  project.edit(
    schedules,
    "from: '2024-07-31',\n    to: null",
    "from: '2024-07-31',\n    to: '2027-03-31'",
  );
  insert(
    project,
    schedules,
    "  {\n    id: '2024-25-composite',",
    `  {
    id: 'from-2027-04-01',
    from: '2027-04-01',
    to: null,
    source: 'Income Tax Act 2007, schedule 1, part A, as it may be amended.',
    bands: [
      { min: 0, max: 16_000, rate: 0.105 },
      { min: 16_000, max: 55_000, rate: 0.175 },
      { min: 55_000, max: 80_000, rate: 0.3 },
      { min: 80_000, max: 180_000, rate: 0.33 },
      { min: 180_000, max: Infinity, rate: 0.39 },
    ],
  },\n`,
  );
  const [year = ''] = thisYearsRules(project);
  const next = year
    .replace("'2026-04-01'", "'2027-04-01'")
    .replace("'2027-03-31'", "'2028-03-31'")
    .replace('rate: 0.0175, upTo: 156_641', 'rate: 0.0183, upTo: 160_244');
  project.edit('packages/brackets/data/pay-rules.ts', year, year + next);
}

/** A copy of the sticky bar with another name: its folder, its words, and its view in the footer. */
export function addMachine(project: ProjectCopy): void {
  const renamed = (text: string): string =>
    text
      .replaceAll('sticky-bar', 'top-link')
      .replaceAll('stickyBar', 'topLink')
      .replaceAll('StickyBar', 'TopLink');
  for (const kind of ['machine', 'scenario', 'page'])
    project.write(
      `machines/top-link/top-link.${kind}.ts`,
      renamed(project.read(`machines/sticky-bar/sticky-bar.${kind}.ts`)),
    );
  project.write(
    'content/ui/top-link.ts',
    "export const topLink = { label: 'Back to the top' } as const;\n",
  );
  project.write(
    'src/views/layout/top-link.tsx',
    `import { useSelector } from '@xstate/react';
import { topLink } from '#content/ui/top-link.ts';
import { topLinkMachine } from '#machines/top-link/top-link.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

export function TopLink() {
  const actor = useProvidedActor(topLinkMachine);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <a href="#main" data-machine="top-link" data-state={state}>
      {topLink.label}
    </a>
  );
}
`,
  );
  const footer = 'src/views/layout/site-footer.tsx';
  insert(project, footer, 'import { tokens }', "import { TopLink } from './top-link.tsx';\n");
  insert(project, footer, '        <Closing>\n', '        <TopLink />\n');
}

const cut = (project: ProjectCopy, file: string, ...lines: readonly string[]): void => {
  for (const line of lines) project.edit(file, `${line}\n`, '');
};

/** The near-me page, as docs/ways.md says: what is its own, and its lines in what is not. */
export function removeNearMe(project: ProjectCopy): void {
  project.delete(
    'content/pages/near-me.ts',
    'machines/near-me',
    'src/actors/location.ts',
    'src/routes/near-me.tsx',
    'src/views/near-me',
    'lab/stubs/location.ts',
    ...['1', '2', '3', '4', '5', 'alone-1'].map((tape) => `lab/tapes/near-me-${tape}.json`),
    'content/public/drawings/diagram-near-you.svg',
  );
  cut(project, 'content/ui/navigation.ts', "        { label: 'Near Me', path: '/near-me' },");
  project.edit(
    'content/ui/home.ts',
    ' Not on the list? [See which town is nearest](/near-me).',
    '',
  );
  const services = project.read('content/other-services.ts');
  const own = /\/\*\* Looks up the city .*?^};\n\n/ms.exec(services)?.[0] ?? '';
  project.edit('content/other-services.ts', own, '');
  project.edit('content/other-services.ts', '[cityLookup]', '[]');
  cut(
    project,
    'src/app/actors.ts',
    "import { lookup, permission } from '#src/actors/location.ts';",
    '  lookup,',
    '  permission,',
  );
  cut(
    project,
    'lab/world-helpers.ts',
    "import * as location from './stubs/location.ts';",
    '  ...location,',
  );
  cut(project, 'packages/art/diagrams/diagrams.ts', "  'near-you': pictures.nearYou,");
  const pictures = project.read('packages/art/diagrams/pictures.ts');
  const drawn = /\n\/\*\* Where the visitor is, .*?^\]\.join\(''\);\n/ms.exec(pictures)?.[0] ?? '';
  project.edit('packages/art/diagrams/pictures.ts', drawn, '');
  // Its tests, and the specification's lists.
  project.delete(
    'e2e/near-me.e2e.ts',
    'tests/actors/location.test.ts',
    'tests/machines/near-me',
    'tests/own/near-me.test.ts',
    'tests/site/near-me.test.ts',
  );
  cut(project, 'tests/site/route-table.ts', "  '/near-me',");
}

const chat = `import type { ChatSettings } from '#src/server/settings.ts';
import { mailText } from './mail-text.ts';
import { DeliveryError, type Notifier } from './notifier.ts';

/** Posts a lead as a text to a chat. */
export const chatNotifier =
  ({ url }: ChatSettings): Notifier =>
  async (notification, signal) => {
    const body = JSON.stringify({ text: mailText(notification) });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(String(response.status), response.statusText);
  };
`;

/** A chat in place of the webhook, as docs/ways.md says. */
export function exchangeWebhook(project: ProjectCopy): void {
  project.delete('src/server/tell/webhook.ts');
  project.write('src/server/tell/chat.ts', chat);
  const settings = 'src/server/settings.ts';
  cut(project, settings, "  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],");
  const secret =
    /  LEADS_WEBHOOK_SECRET: text\(.*?\n  \),\n/s.exec(project.read(settings))?.[0] ?? '';
  project.edit(settings, secret, '');
  project.edit(settings, ' LEADS_WEBHOOK_SECRET: secret,', '');
  project.edit(
    settings,
    'webhook && secret ? { url: webhook, secret }',
    'webhook ? { url: webhook }',
  );
  for (const file of ['machines/lead-delivery/channels.ts', settings, 'src/server/tell/tell.ts']) {
    const renamed = project
      .read(file)
      .replaceAll('webhook', 'chat')
      .replaceAll('Webhook', 'Chat')
      .replaceAll('WEBHOOK', 'CHAT');
    project.write(file, renamed);
  }
}
