import styled from '@emotion/styled';
import { lab } from '#content/lab-chart.ts';
import { tokens } from '#src/design/tokens.ts';
import type { LabMachine } from '#lab.config.ts';
import { machineAddress } from './address.ts';
import { chartOf } from './charts.ts';
import { tabIds, type TabId } from './tab-ids.ts';
import { tabs } from './tabs.ts';

const Name = styled.h1({ margin: `0 0 ${tokens.space[4]}`, fontSize: tokens.size.h3 });
const Description = styled.p({ margin: `0 0 ${tokens.space[8]}`, color: tokens.color.textSoft });
const TabRow = styled.ul({
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
      <Name>{entry.id}</Name>
      <Description>{entry.machine.root.description}</Description>
      <nav aria-label={lab.machine.views(entry.id)}>
        <TabRow>
          {tabIds.map((id) => (
            <li key={id}>
              <a href={machineAddress(entry.id, id)} aria-current={id === tab ? 'page' : undefined}>
                {lab.machine.tabs[id]}
              </a>
            </li>
          ))}
        </TabRow>
      </nav>
      <Tab entry={entry} layout={chartOf(entry.id)} search={search} />
    </>
  );
}
