import styled from '@emotion/styled';
import { labMachineOf } from '#statelab/config.ts';
import { media } from '#statelab/design/tokens.ts';
import { machineHash, tabIds, tabNames, type TabId } from '#statelab/design/url-hash.ts';

const truncated = {
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const Name = styled.h1({
  ...truncated,
  flex: '0 1 auto',
  fontSize: 'var(--size-lede)',
  letterSpacing: 0,
});
const Description = styled.p({
  ...truncated,
  display: 'none',
  fontSize: 'var(--size-fine)',
  [media.desktop]: { display: 'block', flex: '0 1000 auto' },
});
const Views = styled.nav({
  order: 1,
  flex: '1 0 100%',
  overflowX: 'auto',
  '& ul': { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    minHeight: 'max(2rem, var(--lab-control))',
    paddingInline: '0.75rem',
    borderBlockEnd: '3px solid transparent',
    fontSize: 'var(--size-small)',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { borderColor: 'var(--marker)' },
  },
  [media.desktop]: { order: 0, flex: 'none', alignSelf: 'end' },
});

interface MachineTitleProps {
  readonly machine: string;
  readonly tab: TabId;
}

/** A machine's name, description and links to its views. */
export function MachineTitle({ machine, tab }: MachineTitleProps) {
  const entry = labMachineOf(machine);
  if (entry === undefined) return null;
  const { description } = entry.machine.root;
  return (
    <>
      <Name title={description}>{entry.id}</Name>
      <Description title={description}>{description}</Description>
      <Views aria-label={`Views of ${entry.id}`}>
        <ul>
          {tabIds.map((id) => (
            <li key={id}>
              <a href={machineHash(entry.id, id)} aria-current={id === tab ? 'page' : undefined}>
                {tabNames[id]}
              </a>
            </li>
          ))}
        </ul>
      </Views>
    </>
  );
}
