import styled from '@emotion/styled';
import { media } from '#statelab/design/tokens.ts';
import { MachineTitle } from './machine-title.tsx';
import type { Route } from '#statelab/design/url-hash.ts';

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
  [media.phone]: {
    '&[data-short="true"] > span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const LabHeader = ({ route }: { route: Route }) => (
  <Bar>
    <Brand href="#/" data-short={route.page === 'machine'}>
      <Mark />
      <span>Machine lab</span>
    </Brand>
    {route.page === 'machine' && <MachineTitle machine={route.machine} tab={route.tab} />}
  </Bar>
);
