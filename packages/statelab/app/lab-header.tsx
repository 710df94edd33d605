import styled from '@emotion/styled';
import { media } from '#statelab/design/tokens.ts';
import { labMachineOf } from '#statelab/config.ts';
import { machineHash, tabIds, tabNames, type Route } from '#statelab/design/url-hash.ts';

/** The lab's logo at text height: a state with an exit. */
const Mark = () => (
  <svg aria-hidden="true" focusable="false" height="1em" width="1em" viewBox="0 0 20 20">
    <path fill="var(--marker)" d="M1 5h10v10H1zM13 8.5h2V5l5 5-5 5v-3.5h-2z" />
  </svg>
);

const Bar = styled.header({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
  height: 'var(--lab-bar-height)',
  paddingInline: 'var(--measure-gutter)',
  background: 'var(--lab-bar)',
  borderBlockEnd: '1px solid var(--lab-bar-edge)',
  color: 'var(--lab-bar-text)',
  // The description is truncated before anything wraps.
  [media.desktop]: { flexWrap: 'nowrap' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: 'var(--lab-control)',
    color: 'inherit',
  },
});
const Brand = styled.a({
  flex: 'none',
  fontSize: 'var(--size-lede)',
  fontWeight: 900,
  textDecoration: 'none',
  // A phone only has room for the machine's name.
  [media.phone]: { '&[data-short="true"] > span': { display: 'none' } },
});
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
    [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  },
  [media.desktop]: { order: 0, flex: 'none', alignSelf: 'end' },
});

/** A machine's name, description and links to its views. */
function MachineTitle({ machine, tab }: Extract<Route, { page: 'machine' }>) {
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

export const LabHeader = ({ route }: { route: Route }) => (
  <Bar>
    <Brand href="#/" aria-label="Machine lab" data-short={route.page === 'machine'}>
      <Mark />
      <span>Machine lab</span>
    </Brand>
    {route.page === 'machine' && <MachineTitle {...route} />}
  </Bar>
);
