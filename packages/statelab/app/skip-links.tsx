import styled from '@emotion/styled';
import { lab } from '#statelab/messages/chart.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Tool } from './lab-parts.ts';
import { rovingTabIndex } from './roving-tab-index.ts';

const Links = styled.div({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  gap: tokens.space[4],
  padding: tokens.space[4],
  background: tokens.color.white,
  '&:not(:focus-within)': { clipPath: 'inset(50%)' },
});

/** By element id. */
const content = [['main', lab.skip]] as const;
const live = Object.entries(lab.skipTo);

/** The first Tab stop: skips to a part of the page. */
export const SkipLinks = ({ isLive }: { isLive: boolean }) => (
  <Links ref={rovingTabIndex} role="toolbar" aria-label={lab.skipLabel}>
    {[...content, ...(isLive ? live : [])].map(([id, name]) => (
      <Tool key={id} type="button" onClick={() => document.getElementById(id)?.focus()}>
        {name}
      </Tool>
    ))}
  </Links>
);
