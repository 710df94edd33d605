import styled from '@emotion/styled';
import { lab } from '#content/lab-chart.ts';
import { groundClass } from '#src/design/ground.ts';
import { Mark } from '#src/design/mark.tsx';
import { tokens } from '#src/design/tokens.ts';

const Bar = styled.header({ paddingInline: tokens.measure.gutter });
const Brand = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.black,
  textDecoration: 'none',
  '&:visited': { color: tokens.color.link },
});

/** The bar on top of the lab, with the way to all machines. */
export const LabHeader = () => (
  <Bar className={groundClass.bush}>
    <Brand href="#/">
      <Mark />
      {lab.title}
    </Brand>
  </Bar>
);
