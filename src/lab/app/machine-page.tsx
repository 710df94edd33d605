import { css } from '@emotion/css';
import { lab } from '#content/lab-chart.ts';
import { tokens } from '#src/design/tokens.ts';
import type { LabMachine } from '#lab.config.ts';
import { machineAddress } from './address.ts';
import { chartOf } from './charts.ts';
import { tabIds, type TabId } from './tab-ids.ts';
import { tabs } from './tabs.ts';

const heading = css({ margin: `0 0 ${tokens.space[4]}`, fontSize: tokens.size.h3 });
const description = css({ margin: `0 0 ${tokens.space[8]}`, color: tokens.color.textSoft });
const tabRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `0 0 ${tokens.space[16]}`,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `2px solid ${tokens.color.control}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    paddingInline: tokens.space[12],
    fontWeight: tokens.weight.semibold,
    textDecoration: 'none',
    '&:visited': { color: tokens.color.link },
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      background: tokens.color.bush,
      color: tokens.color.white,
    },
  },
});

interface MachinePageProps {
  readonly entry: LabMachine;
  readonly tab: TabId;
  readonly search: string;
}

/** A machine under one of its views. */
export function MachinePage({ entry, tab, search }: MachinePageProps) {
  const Tab = tabs[tab];
  return (
    <>
      <h1 className={heading}>{entry.id}</h1>
      <p className={description}>{entry.machine.root.description}</p>
      <nav aria-label={lab.machine.views(entry.id)}>
        <ul className={tabRow}>
          {tabIds.map((id) => (
            <li key={id}>
              <a href={machineAddress(entry.id, id)} aria-current={id === tab ? 'page' : undefined}>
                {lab.machine.tabs[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Tab entry={entry} layout={chartOf(entry.id)} search={search} />
    </>
  );
}
