import styled from '@emotion/styled';
import { lab } from '#content/lab-chart.ts';
import { otherTools } from '#lab.config.ts';
import { grounds } from '#src/design/ground.ts';
import { Mark } from '#src/design/mark.tsx';
import { tokens } from '#src/design/tokens.ts';

const Bar = styled.header(grounds.bush, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space[24],
  paddingInline: tokens.measure.gutter,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[8],
    minHeight: tokens.measure.target,
    '&:visited': { color: tokens.color.link },
  },
});
const Brand = styled.a({
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.black,
  textDecoration: 'none',
});

/** The bar on top of the lab: the way to all machines, and to other tools of the project. */
export const LabHeader = () => (
  <Bar>
    <Brand href="#/">
      <Mark />
      {lab.title}
    </Brand>
    <nav aria-label={lab.otherTools}>
      {otherTools.map(({ name, address }) => (
        <a key={address} href={address}>
          {name}
        </a>
      ))}
    </nav>
  </Bar>
);
